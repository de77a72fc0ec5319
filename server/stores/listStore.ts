import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { LockHolder } from '#contract/schemas/lock.ts'
import type { TypeCount } from '#contract/schemas/service.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Tables } from '../db/tables.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import { scopeOf, type Reader } from './documents/sender.ts'
import { ALL } from './documents/totals.ts'
import { contentRow } from './lists/contentRow.ts'
import { endsPerDay, type DaySpan, type EndsOfDay } from './lists/endsPerDay.ts'
import { keysWithPartsUnavailable } from './lists/partsUnavailable.ts'
import { refuseUnknownFields } from './lists/filterSql.ts'
import { bounded, foldTotals, isFoldDue, readKeptTotals, type KeptTotal, type Total } from './lists/keptTotals.ts'
import type { ListPage, ListQuery, Statuses } from './lists/listQuery.ts'
import type { TotalsInMemory } from './lists/totalsInMemory.ts'
import { listSources, sumOfTotals, totalsOfAll } from './lists/listSources.ts'
import { readLockHolders } from './lists/lockHolders.ts'
import { namedRows } from './lists/namedRows.ts'
import { neighbourCursors, sliceOf } from './lists/pageSlice.ts'
import { keptTermTotal } from './search/gramCounts.ts'
import { readPage } from './lists/pageSql.ts'

/** What a list shows, whatever its order and page. */
type Matching = Pick<ListQuery, 'statuses' | 'filter' | 'match' | 'term' | 'zone'>

/** What of the lists needs kept totals. */
type ListQuestions = Pick<ListStore, 'list' | 'count' | 'endsPerDay'>

/** Lists, filters and counts over the narrow rows; payloads are never read (design section 3). */
export type ListStore = {
  list(reader: Reader, kinds: readonly DocumentKind[], query: ListQuery): Promise<ListPage>
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
  now: () => number
  totalsOf: (kinds: readonly DocumentKind[]) => Promise<KeptTotal[]>
}

type ListStoreParts = Pick<Parts, 'kysely' | 'now'> & { memory?: TotalsInMemory }

/** `memory` is for whoever hears of every write; without it the totals are read each time. */
export function createListStore({ kysely, now, memory }: ListStoreParts): ListStore {
  let folding: Promise<void> | undefined
  const fold = () =>
    (folding ??= foldTotals(kysely).finally(() => {
      memory?.forget()
      folding = undefined
    }))
  const totalsOf = async (kinds: readonly DocumentKind[]) => {
    const urns = kinds.map(({ urn }) => urn)
    const read = (wanted: readonly string[]) => readKeptTotals(kysely, wanted)
    const totals = await (memory?.of(urns, read) ?? read(urns))
    if (isFoldDue(totals)) fold().catch(() => undefined)
    return totals
  }
  const parts: Parts = { kysely, now, totalsOf }
  return {
    ...questionsOver(parts),
    reading: (kinds) => {
      let once: Promise<KeptTotal[]> | undefined
      return questionsOver({ ...parts, totalsOf: () => (once ??= totalsOf(kinds)) })
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
    list: (reader, kinds, query) => list(parts, reader, kinds, query),
    count: (reader, kinds, statuses, narrowed) => count(parts, reader, kinds, { statuses, ...narrowed }),
    endsPerDay: async (reader, kinds, span) =>
      kinds.length === 0 ? [] : endsPerDay(kysely, reader, kinds, await totalsOf(kinds), span),
  }
}

async function list(
  { kysely, now, totalsOf }: Parts,
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: ListQuery,
): Promise<ListPage> {
  refuseUnknownFields(kinds, query)
  if (kinds.length === 0) return { rows: [], count: 0 }
  const sources = listSources(reader, kinds, query, await totalsOf(kinds), now())
  const slice = sliceOf(query, sources.length)
  const [found, counted] = await Promise.all([
    readPage(kysely, sources, slice),
    slice.from ?? (query.counted === false ? undefined : totalOf(kysely, reader, kinds, query, sources)),
  ])
  const total: Total = { count: counted?.count ?? found.length, atLeast: counted?.atLeast ?? false }
  const rows = slice.backwards ? found.slice(-query.page.size) : found.slice(0, query.page.size)
  const byUrn = new Map(kinds.map((kind) => [kind.urn, kind]))
  return {
    rows: rows.flatMap((row) => {
      const kind = byUrn.get(row.urn)
      return kind ? contentRow(reader, kind, row) : []
    }),
    count: total.count,
    ...(total.atLeast ? { atLeast: true } : {}),
    ...neighbourCursors(query, slice, rows, found.length > query.page.size, total),
  }
}

/** What is searched for and not filtered has a kept count where the term is short. */
async function totalOf(
  kysely: Kysely<Tables>,
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: ListQuery,
  sources: Parameters<typeof sumOfTotals>[1],
): Promise<Total> {
  const term = soleTerm(query)
  const isKept = term !== undefined && query.statuses === ALL && !kinds.some(({ global }) => global)
  const urns = kinds.map(({ urn }) => urn)
  const many = isKept ? await keptTermTotal(kysely, term, urns, scopeOf(reader)) : undefined
  return many === undefined ? sumOfTotals(kysely, sources) : bounded(many)
}

/** The term that a list is searched for by and by nothing else, wherever it stands. */
function soleTerm({ term, filter }: ListQuery): string | undefined {
  const [only, ...more] = filter
  if (!only) return term
  const isTerm = only.field === 'term' && (only.operator ?? 'contains') === 'contains' && typeof only.term === 'string'
  return isTerm && !term && more.length === 0 ? String(only.term) : undefined
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
