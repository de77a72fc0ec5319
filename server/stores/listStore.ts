import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { LockHolder } from '#contract/schemas/lock.ts'
import type { TypeCount } from '#contract/schemas/service.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Database } from '../db/database.ts'
import { planOnce, type RunSql } from '../db/planOnce.ts'
import type { Tables } from '../db/tables.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import type { Reader } from './documents/sender.ts'
import { ALL } from './documents/totals.ts'
import { listedRow } from './lists/contentRow.ts'
import type { Anchors } from './lists/anchors.ts'
import { endsPerDay, type DaySpan, type EndsOfDay } from './lists/endsPerDay.ts'
import { keysWithPartsUnavailable } from './lists/partsUnavailable.ts'
import { refuseUnknownFields } from './lists/filterSql.ts'
import { foldTotals } from './lists/foldTotals.ts'
import { isFoldDue, totalsReader, type Total, type Totals } from './lists/keptTotals.ts'
import type { ListPage, ListQuery, Statuses, TextPage } from './lists/listQuery.ts'
import type { TotalsInMemory } from './lists/totalsInMemory.ts'
import { listSources, sumOfTotals, totalsOfAll } from './lists/listSources.ts'
import { readLockHolders } from './lists/lockHolders.ts'
import { namedRows } from './lists/namedRows.ts'
import { neighbourCursors, sliceOf } from './lists/pageSlice.ts'
import { plainPage, type Page, type PlainLists } from './lists/plainPage.ts'
import { readPage } from './lists/pageSql.ts'
import { urnIn } from './lists/rowHead.ts'
import { createSeenPages, type ReadSeen } from './lists/seenPages.ts'
import { readTermPage, type TermPageAsked } from './lists/termPage.ts'
import { createMomentary, type Momentary } from './momentary.ts'
import { NEWEST_REACH, type NewestReach } from './search/newest/newestReach.ts'
import type { CountRow } from './search/readCounts.ts'

/** What a list shows, whatever its order and page. */
type Matching = Pick<ListQuery, 'statuses' | 'filter' | 'match' | 'term' | 'zone'>

/** What of the lists needs kept totals. */
type ListQuestions = Pick<ListStore, 'list' | 'page' | 'count' | 'endsPerDay'>

/** Lists, filters and counts over the narrow rows; payloads are never read (design section 3). */
export type ListStore = {
  list(reader: Reader, kinds: readonly DocumentKind[], query: ListQuery): Promise<ListPage>
  /** The same for who passes it on: rows are JSON. */
  page(reader: Reader, kinds: readonly DocumentKind[], query: ListQuery): Promise<TextPage>
  /** The list row of one document: the side in one of these statuses, else what there is of it. */
  rowOf(reader: Reader, kind: DocumentKind, id: string, statuses: Statuses): Promise<ContentRow>
  /** List rows by version keys or ids, in the order asked. */
  rowsOf(
    reader: Reader,
    kinds: readonly DocumentKind[],
    keys: readonly string[],
    statuses: Statuses,
  ): Promise<ContentRow[]>
  /** Version keys among these of what names something that viewers of the caller's product cannot have. */
  withPartsUnavailable(reader: Reader, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** By kind; kept totals where nothing narrows them. */
  count(
    reader: Reader,
    kinds: readonly DocumentKind[],
    statuses: Statuses,
    narrowed?: Pick<ListQuery, 'filter' | 'zone'>,
  ): Promise<TypeCount[]>
  /** Ids of all that match, as a statement. */
  idsOf(reader: Reader, kind: DocumentKind, query: Matching): Promise<RawBuilder<unknown>>
  /** How many published titles end on each day of a zone. */
  endsPerDay(reader: Reader, kinds: readonly DocumentKind[], span: DaySpan): Promise<EndsOfDay[]>
  /** People who hold titles of a kind open. */
  lockHolders(reader: Reader, kind: DocumentKind): Promise<LockHolder[]>
  /** The same questions over totals of these kinds that are read once, for a call that asks many at one moment. */
  reading(kinds: readonly DocumentKind[]): ListQuestions
  /** Adds up the kept totals; a job does it now and then. */
  fold(): Promise<void>
}

type Parts = {
  kysely: Kysely<Tables>
  once: RunSql
  now: () => number
  totalsOf: (kinds: readonly DocumentKind[]) => Promise<Totals>
  counts: Momentary<CountRow[]> | undefined
  anchors: Anchors | undefined
  /** Statements of pages that differ in nothing that is asked. */
  plain: PlainLists
  seen: ReadSeen
  newest: NewestReach
  stretches: Momentary<number>
}

type ListStoreParts = {
  database: Pick<Database, 'kysely' | 'pool' | 'engine' | 'keepsStatements'>
  now: () => number
  /** For whoever hears of every write; without them totals and counts are read each time. */
  memory?: TotalsInMemory
  counts?: Momentary<CountRow[]>
  anchors?: Anchors
  newest?: NewestReach
}

export function createListStore({
  database,
  now,
  memory,
  counts,
  anchors,
  newest = NEWEST_REACH,
}: ListStoreParts): ListStore {
  const { kysely } = database
  const once = planOnce(database)
  const read = totalsReader(once)
  let folding: Promise<void> | undefined
  const fold = () =>
    (folding ??= foldTotals(kysely).finally(() => {
      memory?.forget()
      folding = undefined
    }))
  const totalsOf = async (kinds: readonly DocumentKind[]) => {
    const urns = kinds.map(({ urn }) => urn)
    const totals = memory ? await memory.of(urns, read) : (await read(undefined, urns)).whole
    if (isFoldDue(totals)) fold().catch(() => undefined)
    return totals
  }
  const [plain, seen]: [PlainLists, ReadSeen] = [new Map(), createSeenPages(kysely)]
  const stretches = createMomentary<number>()
  const parts: Parts = { kysely, once, now, totalsOf, counts, anchors, plain, seen, newest, stretches }
  return {
    ...questionsOver(parts),
    reading: (kinds) => {
      let found: Promise<Totals> | undefined
      return questionsOver({ ...parts, totalsOf: () => (found ??= totalsOf(kinds)) })
    },
    async rowOf(reader, kind, id, statuses) {
      const [row] = await namedRows(kysely, reader, [kind], [id], statuses)
      const [last] = row || statuses === ALL ? [row] : await namedRows(kysely, reader, [kind], [id], ALL)
      if (!last) throw new DomainError('notFound')
      return last
    },
    rowsOf: (reader, kinds, keys, statuses) => namedRows(kysely, reader, kinds, keys, statuses),
    withPartsUnavailable: (reader, keys) => keysWithPartsUnavailable(kysely, reader, keys, now()),
    lockHolders: (reader, kind) => readLockHolders(kysely, reader, kind),
    idsOf: async (reader, kind, query) => {
      refuseUnknownFields([kind], query)
      const [source] = listSources(reader, [kind], query, await totalsOf([kind]), now())
      return sql`SELECT DISTINCT id FROM side WHERE urn = ${kind.urn} AND ${source?.condition ?? sql`false`}`
    },
    fold,
  }
}

function questionsOver(parts: Parts): ListQuestions {
  const { kysely, totalsOf } = parts
  return {
    list: async (reader, kinds, query) => {
      const { rows, ...page } = await pageAsked(parts, reader, kinds, query)
      return { ...page, rows: rows.map(({ json }) => JSON.parse(json) as ContentRow) }
    },
    page: (reader, kinds, query) => pageAsked(parts, reader, kinds, query),
    count: (reader, kinds, statuses, narrowed) => count(parts, reader, kinds, { statuses, ...narrowed }),
    endsPerDay: async (reader, kinds, span) =>
      kinds.length === 0 ? [] : endsPerDay(kysely, reader, kinds, await totalsOf(kinds), span),
  }
}

async function pageAsked(
  parts: Parts,
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: ListQuery,
): Promise<TextPage> {
  refuseUnknownFields(kinds, query)
  if (kinds.length === 0) return { rows: [], count: 0 }
  const totals = await parts.totalsOf(kinds)
  const slice = sliceOf(query, kinds.length)
  const { found, counted } = await pageOf(parts, { reader, kinds, query, slice, totals })
  const total: Total = { count: counted?.count ?? found.length, atLeast: counted?.atLeast ?? false }
  const rows = slice.backwards ? found.slice(-query.page.size) : found.slice(0, query.page.size)
  const byUrn = new Map(kinds.map((kind) => [kind.urn, kind]))
  return {
    rows: rows.flatMap((row) => {
      const kind = byUrn.get(urnIn(row.head))
      return kind ? listedRow(reader, kind, row) : []
    }),
    count: total.count,
    ...(total.atLeast ? { atLeast: true } : {}),
    ...neighbourCursors(query, slice, rows, found.length > query.page.size, total),
  }
}

/** The rows of a page, one more where another page follows, and the total, where that is wanted. */
async function pageOf(parts: Parts, asked: TermPageAsked): Promise<Page> {
  const { kysely, once, now, counts, newest: reach, stretches } = parts
  const { reader, kinds, query, slice, totals } = asked
  const plain = plainPage(parts, asked)
  if (plain) return plain
  const searched = await readTermPage(once, asked, { reach, counts, stretches })
  if (searched?.found) return { found: searched.found, counted: slice.from ?? searched.total }
  const sources = listSources(reader, kinds, query, totals, now())
  const known = slice.from ?? searched?.total
  const [found, counted] = await Promise.all([
    readPage(kysely, sources, slice),
    known ?? (query.counted === false ? undefined : sumOfTotals(kysely, sources)),
  ])
  return { found, counted }
}

async function count(
  { kysely, now, totalsOf }: Parts,
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: Pick<ListQuery, 'statuses' | 'zone'> & Partial<Pick<ListQuery, 'filter'>>,
): Promise<TypeCount[]> {
  if (kinds.length === 0) return []
  const sources = listSources(reader, kinds, { filter: [], match: 'ALL', ...query }, await totalsOf(kinds), now())
  const found = await totalsOfAll(kysely, sources)
  return sources.flatMap(({ kind }, at) => {
    const { count: many = 0, atLeast = false } = found[at] ?? {}
    return { name: kind.type.type, count: many, ...(atLeast ? { atLeast: true } : {}) }
  })
}
