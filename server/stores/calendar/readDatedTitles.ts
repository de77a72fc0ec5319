import { sql, type Kysely } from 'kysely'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { Status } from '#contract/values/status.ts'
import { isUuid } from '../../db/isUuid.ts'
import { planEach } from '../../db/planOnce.ts'
import type { Tables } from '../../db/tables.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { ALWAYS, allOf, type Condition } from '../lists/condition.ts'
import { termSql } from '../lists/filterSql.ts'
import { ofLastSave } from '../lists/ofListRow.ts'
import { totalsReader, visibleSetsOf } from '../lists/keptTotals.ts'
import { productSetSql } from '../lists/sideScope.ts'

/** Counted to here and no further. */
const COUNTED = 1_000
const STATUSES: readonly Status[] = ['published', 'draft', 'pending', 'pre-draft']

export type DatedAsked = {
  range: TimeRange
  st?: 'published' | 'draft'
  term?: string
  /** Who saved it last, by username. */
  by?: string
  limit: number
  offset: number
}

/** A title by the side that lists show. */
export type DatedTitle = {
  id: string
  urn: string
  st: Status
  rev: number
  list_row: Record<string, unknown>
  /** Whether viewers have it. */
  live: boolean
}
export type DatedPage = { rows: DatedTitle[]; count: number; atLeast: boolean }

/**
 * Each type is walked along its two indexes of dates, as far as the page goes and no further: what the other types have
 * in the range costs nothing, however many titles there are.
 */
export async function readDatedTitles(
  kysely: Kysely<Tables>,
  reader: Reader,
  kinds: readonly DocumentKind[],
  asked: DatedAsked,
): Promise<DatedPage> {
  if (kinds.length === 0) return { rows: [], count: 0, atLeast: false }
  const urns = kinds.map(({ urn }) => urn)
  const condition = await conditionOf(kysely, reader, urns, asked)
  const { limit, offset, range } = asked
  const [page, counted] = await Promise.all([
    sql<DatedTitle>`
      WITH page AS MATERIALIZED (
        SELECT id, min(edge) AS edge FROM ${edges(urns, range, condition, limit + offset)}
        GROUP BY id ORDER BY 2, 1 LIMIT ${limit} OFFSET ${offset})
      SELECT ${columns} FROM page JOIN side s ON s.id = page.id AND s.is_primary JOIN document d ON d.id = s.id
      ORDER BY page.edge, page.id`.execute(kysely),
    sql<{ many: number }>`
      SELECT count(DISTINCT id) AS many FROM ${edges(urns, range, condition, COUNTED + 1)}`.execute(kysely),
  ])
  const many = counted.rows[0]?.many ?? 0
  return { rows: page.rows, count: Math.min(many, COUNTED), atLeast: many > COUNTED }
}

export async function readTitlesById(
  kysely: Kysely<Tables>,
  reader: Reader,
  ids: readonly string[],
): Promise<DatedTitle[]> {
  const scope = scopeOf(reader)
  const inScope = scope === 'all' ? ALWAYS : sql`s.prd && ${[...scope]}::text[]`
  const { rows } = await sql<DatedTitle>`
    SELECT ${columns} FROM side s JOIN document d ON d.id = s.id
    WHERE s.id = ANY (${ids.filter(isUuid)}::uuid[]) AND s.is_primary AND ${inScope}`.execute(kysely)
  return rows
}

const columns = sql`s.id, s.urn, s.st, d.rev, s.list_row,
  EXISTS (SELECT FROM side p WHERE p.id = s.id AND p.slot = 'published' AND p.st = 'published') AS live`

/** What the indexes hold beside their dates comes first; whose name or last hand is asked for is read row by row. */
async function conditionOf(
  kysely: Kysely<Tables>,
  reader: Reader,
  urns: readonly string[],
  { st, term, by }: DatedAsked,
): Promise<Condition> {
  const { whole } = await totalsReader(planEach(kysely))(undefined, urns)
  return allOf([
    sql`is_primary AND st = ANY (${st ? [st] : [...STATUSES]}::text[])`,
    productSetSql(visibleSetsOf(whole, urns, scopeOf(reader))),
    ...(by === undefined ? [] : [ofLastSave({}, sql`updated_by = ${by}`)]),
    ...(term ? [termSql(term)] : []),
  ])
}

/** The first dates of each type within a range, those that begin and those that end something. */
function edges(urns: readonly string[], { from, to }: TimeRange, condition: Condition, most: number) {
  const [start, end] = [from, to].map((at) => new Date(at).toISOString())
  const walk = (column: 'starts' | 'ends') => sql`(
    SELECT id, ${sql.ref(column)} AS edge FROM side
    WHERE urn = asked.urn AND ${sql.ref(column)} >= ${start}::timestamptz AND ${sql.ref(column)} < ${end}::timestamptz
      AND ${condition} ORDER BY ${sql.ref(column)}, id LIMIT ${most})`
  return sql`unnest(${[...urns]}::text[]) AS asked(urn), LATERAL (${walk('starts')} UNION ALL ${walk('ends')}) edges`
}
