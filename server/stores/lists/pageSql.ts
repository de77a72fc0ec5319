import { sql, type Kysely, type RawBuilder } from 'kysely'
import { planEach } from '../../db/planOnce.ts'
import type { Tables } from '../../db/tables.ts'
import { SAVED_BY, SAVED_JOIN } from '../documents/lastSaved.ts'
import { sideLike } from '../documents/sideSteps.ts'
import type { Condition } from './condition.ts'
import { cheapestOf } from './cheapest.ts'
import { groupedAlike } from './groupedAlike.ts'
import {
  behind,
  COLUMNS,
  directionOf,
  orderSql,
  reachSql,
  type PageSlice,
  type Places,
  type Table,
} from './pageOrder.ts'
import type { PageRow, VersionedRow } from './pageRow.ts'
import { HEAD } from './rowHead.ts'
import type { CheckedPage } from './seenPages.ts'

/** A row of a page of hits, and how many hits there are. */
type HitPageRow = PageRow & { many: number }

/** Where rows come from: one urn, walked in the order of an index, or several at once where they are few by name. */
export type PageSource = {
  urn: string | readonly string[]
  condition: Condition
  /** The same over `recent`; without it the rows are few, or in no order of saves. */
  recent?: Condition
  /** Something is asked that most rows are not. */
  isNarrow?: boolean
}

/**
 * A page in two steps: the places of its rows from a sorted index that holds all that most lists filter by, however
 * far down; then everything else for these few (performance.md). Several urns are walked apart and merged.
 */
export async function readPage(
  db: Kysely<Tables>,
  sources: readonly PageSource[],
  slice: PageSlice,
): Promise<PageRow[]> {
  const places = placesSql(db, sources, slice, await tableOf(db, sources, slice))
  return inOrder(await planEach(db)(pageSql(places, slice)), slice)
}

/**
 * The page of a list that asks for nothing that most rows lack: one plan is good for all of its pages, whose places and
 * offsets are told when they are run (`placeOfPage`).
 */
export function usualPage(db: Kysely<Tables>, sources: readonly PageSource[], slice: PageSlice): CheckedPage {
  const places = placesSql(db, sources, { ...slice, isKept: true }, usualTable(sources, slice))
  return { rows: pageSql(places, slice), state: stateSql(places, slice) }
}

/** What a usual page is told. */
export const placeOfPage = ({ offset, from }: PageSlice) => ({ offset, value: from?.value, id: from?.id })

const usualTable = (sources: readonly PageSource[], { sort }: PageSlice): Table =>
  sort.column === 'updated' && sources.every(({ recent }) => recent) ? 'recent' : 'side'

/** The page before a place was walked backwards. */
export const inOrder = <Row>(rows: Row[], { backwards }: PageSlice): Row[] => (backwards ? rows.toReversed() : rows)

/** What lists show of the rows at these places. */
export function pageSql(places: Places, slice: PageSlice): RawBuilder<VersionedRow> {
  return sql`WITH page AS MATERIALIZED (${places}) SELECT ${BEGAN} AS began, ${VERSION} AS version, ${shownSql(slice)}`
}

/**
 * The state of a row: the tuples that it is read from, each of which is what it was as long as the transaction that
 * wrote it is the same one; a lock that ends is none. Whatever writes `recent` writes the document or the row as well, so
 * that the last save needs no look of its own.
 */
const VERSION = sql`concat_ws(' ', s.key, s.xmin, d.xmin, l.xmin)`

/** A PostgreSQL that was put back to an earlier moment numbers its transactions anew from there: it has started since. */
const BEGAN = sql`(SELECT pg_postmaster_start_time()::text)`

/** The versions of a page's rows, without the rows. */
function stateSql(places: Places, slice: PageSlice): CheckedPage['state'] {
  return sql`WITH page AS MATERIALIZED (${places})
    SELECT ${BEGAN} || ',' || string_agg(${VERSION}, ',' ${shownOrder(slice)}) AS state ${SHOWN_FROM}`
}

/** Hits that are found in any order, and `placed`: `id`, `slot` and `updated` of those among which the page is. */
export type FoundHits = { hits: Places; placed: Places; walked?: Places | undefined }

/** The same of hits; `walked` is their page where `placed` leaves it to a walk in the order of the list. */
export function hitPageSql({ hits, placed, walked }: FoundHits, slice: PageSlice): RawBuilder<HitPageRow> {
  const { column } = slice.sort
  const valued = sql`(SELECT placed.id, placed.slot, sorted.* FROM ${placed} placed, LATERAL (
    SELECT ${sql.ref(COLUMNS[column].column)} FROM side s WHERE s.id = placed.id AND s.slot = placed.slot OFFSET 0) sorted)`
  const places = walkSql(column === 'updated' ? placed : valued, sql`true`, slice)
  return sql`WITH hits AS MATERIALIZED (${hits}),
    page AS MATERIALIZED (${walked ? sql`(${places}) UNION ALL (${walked})` : places})
    SELECT (SELECT count(*) FROM hits) AS many, ${shownSql(slice)}`
}

function shownSql(slice: PageSlice): Places {
  const { column } = COLUMNS[slice.sort.column]
  return sql`${HEAD} AS head, page.${sql.ref(column)}::text AS place, s.prd_set, ${sql.raw(SAVED_BY)} AS updated_by,
      ${SAVER_NAME} AS updated_name, s.list_row::text AS list_row, l.uid AS lock_uid, l.name AS lock_name, l.until AS lock_until
    ${SHOWN_FROM} ${shownOrder(slice)}`
}

/** A document knows the name of whoever saved it last, which may be another one than who saved the published row. */
const SAVER_NAME = sql.raw(`CASE WHEN d.updated_by = ${SAVED_BY} THEN d.updated_name END`)

const SHOWN_FROM = sql`FROM page JOIN side s ON s.id = page.id AND s.slot = page.slot
    JOIN document d ON d.id = page.id
    ${sql.raw(SAVED_JOIN)}
    LEFT JOIN lock l ON l.id = page.id::text AND l.urn = s.urn AND l.until > clock_timestamp()`

function shownOrder(slice: PageSlice): Places {
  const [column, direction] = [sql.ref(COLUMNS[slice.sort.column].column), directionOf(slice)]
  return sql`ORDER BY page.${column} ${direction}, page.id ${direction}`
}

/** Where the rows are found sooner: of most filters that turns on what they ask for, so the planner is asked. */
async function tableOf(db: Kysely<Tables>, sources: readonly PageSource[], slice: PageSlice): Promise<Table> {
  if (sources.some(({ recent }) => !recent)) return 'side'
  if (!sources.some(({ isNarrow }) => isNarrow)) return usualTable(sources, slice)
  // The same for all pages that are about as far down.
  const { from: _from, ...asked } = slice
  const offset = slice.offset < 1_000 ? 0 : 10 ** Math.floor(Math.log10(slice.offset))
  const tables = ['side', 'recent'] as const
  const ways = tables.map((table) => placesSql(db, sources, { ...asked, offset }, table))
  return tables[await cheapestOf(db, ways)] ?? 'side'
}

function placesSql(db: Kysely<Tables>, sources: readonly PageSource[], slice: PageSlice, table: Table): Places {
  const conditionOf = ({ condition, recent = condition }: PageSource) => (table === 'recent' ? recent : condition)
  const reach = sources.length === 1 ? slice : { ...slice, limit: slice.limit + slice.offset, offset: 0 }
  const walk = (urn: Places, condition: Condition) =>
    walkSql(rowsOf(table, slice), sql`side.urn ${urn} AND ${condition}`, reach)
  const walks = groupedAlike(
    db,
    sources,
    (source) => sql`${sql.lit(typeof source.urn)} ${conditionOf(source)}`,
  ).flatMap((group) => {
    const urns = group.flatMap(({ urn }) => (typeof urn === 'string' ? [urn] : []))
    const [first] = group
    if (!first || urns.length < 2)
      return group.map((source) => {
        const { urn } = source
        const among = typeof urn === 'string' ? sql`= ${urn}` : sql`= ANY (${[...urn]}::text[])`
        return sql`(${walk(among, conditionOf(source))})`
      })
    return sql`(SELECT walked.* FROM unnest(${urns}::text[]) AS asked(urn),
        LATERAL (${walk(sql`= asked.urn`, conditionOf(first))}) walked)`
  })
  const [only] = walks
  if (sources.length === 1 && only) return only
  return sql`SELECT * FROM (${sql.join(walks, sql` UNION ALL `)}) walks ${orderSql(slice)} ${reachSql(slice)}`
}

/** List rows with what `recent` knows of their last save. */
const SAVED_ROWS = sql.raw(`(SELECT ${sideLike('s', { updated: 'own.updated', updated_by: 'own.updated_by' }).values}
  FROM side s JOIN recent own ON own.id = s.id AND own.slot = s.slot)`)

const rowsOf = (table: Table, { sort }: PageSlice): Places =>
  table === 'side' && sort.column === 'updated' ? SAVED_ROWS : sql.table(table)

/** Places of the rows in the order of a list, under the name of `side`. */
export function walkSql(table: Places, condition: Condition, slice: PageSlice): Places {
  return sql`SELECT id, slot, ${sql.ref(COLUMNS[slice.sort.column].column)} FROM ${table} AS side
    WHERE ${condition} ${behind(slice)} ${orderSql(slice)} ${reachSql(slice)}`
}
