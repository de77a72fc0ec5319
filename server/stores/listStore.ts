import { sql, type Kysely } from 'kysely'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { EXACT_TOTAL } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import { scopeOf, type Reader } from './documents/sender.ts'
import { ALL } from './documents/totals.ts'
import { allOf, type Condition } from './lists/condition.ts'
import { contentRow } from './lists/contentRow.ts'
import { cursorOf, placeOf, type Place } from './lists/cursor.ts'
import { filterSql, refuseUnknownFields } from './lists/filterSql.ts'
import { countUpTo, foldTotals, readKeptTotals, type Total } from './lists/keptTotals.ts'
import type { ListPage, ListQuery, Statuses } from './lists/listQuery.ts'
import { readPage, type PageRow, type PageSlice, type PageSource } from './lists/pageSql.ts'
import { productSetSql, statusSql } from './lists/sideScope.ts'

export type TypeCount = { name: string; count: number; atLeast?: boolean }

/** Lists, filters and counts over the narrow rows; payloads are never read (design section 3). */
export type ListStore = {
  list(reader: Reader, kinds: readonly DocumentKind[], query: ListQuery): Promise<ListPage>
  /** The list row of one document. */
  rowOf(reader: Reader, kind: DocumentKind, id: string, statuses: Statuses): Promise<ContentRow>
  /** List rows by version keys or ids, in the order asked. */
  rowsOf(
    reader: Reader,
    kinds: readonly DocumentKind[],
    keys: readonly string[],
    statuses: Statuses,
  ): Promise<ContentRow[]>
  count(reader: Reader, kinds: readonly DocumentKind[], statuses: Statuses): Promise<TypeCount[]>
  /** Adds up the kept totals; a job does it now and then. */
  fold(): Promise<void>
}

type Parts = { kysely: Kysely<Tables>; now: () => number }
type Source = PageSource & { kind: DocumentKind; total: Total | undefined }

export function createListStore(parts: Parts): ListStore {
  let folding: Promise<void> | undefined
  const fold = () => (folding ??= foldTotals(parts.kysely).finally(() => (folding = undefined)))
  const foldSoon = () => void fold().catch(() => undefined)
  return {
    list: (reader, kinds, query) => list(parts, reader, kinds, query, foldSoon),
    async rowOf(reader, kind, id, statuses) {
      const [row] = await rowsOf(parts, reader, [kind], [id], statuses)
      if (!row) throw new DomainError('notFound')
      return row
    },
    rowsOf: (reader, kinds, keys, statuses) => rowsOf(parts, reader, kinds, keys, statuses),
    count: (reader, kinds, statuses) =>
      Promise.all(
        kinds.map(async (kind) => {
          const source = await sourceOf(parts, reader, kind, { statuses, filter: [], match: 'ALL' }, foldSoon)
          const { count, atLeast } = source.total ?? (await countUpTo(parts.kysely, whole(source)))
          return { name: kind.type.type, count, ...(atLeast ? { atLeast } : {}) }
        }),
      ),
    fold,
  }
}

async function list(
  parts: Parts,
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: ListQuery,
  foldSoon: () => void,
): Promise<ListPage> {
  refuseUnknownFields(kinds, query.filter)
  if (kinds.length === 0) return { rows: [], count: 0 }
  const sources = await Promise.all(kinds.map((kind) => sourceOf(parts, reader, kind, query, foldSoon)))
  const slice = sliceOf(query, sources.length)
  const [found, counted] = await Promise.all([
    readPage(parts.kysely, sources, slice),
    slice.from ?? (query.counted === false ? undefined : totalOf(parts, sources)),
  ])
  const total: Total = { count: counted?.count ?? found.length, atLeast: counted?.atLeast ?? false }
  const rows = slice.backwards ? found.slice(-query.page.size) : found.slice(0, query.page.size)
  const byUrn = new Map(kinds.map((kind) => [kind.urn, kind]))
  return {
    rows: rows.flatMap((row) => {
      const kind = byUrn.get(row.urn)
      return kind ? [contentRow(reader, kind, row)] : []
    }),
    count: total.count,
    ...(total.atLeast ? { atLeast: true } : {}),
    ...neighbours(query, slice, rows, found.length > query.page.size, total),
  }
}

/** What of one kind the caller may see and asks for, and its total where that is kept. */
async function sourceOf(
  { kysely, now }: Parts,
  reader: Reader,
  kind: DocumentKind,
  query: Pick<ListQuery, 'statuses' | 'filter' | 'match'>,
  foldSoon: () => void,
): Promise<Source> {
  const products = kind.global ? 'all' : scopeOf(reader)
  const kept = await readKeptTotals(kysely, kind.urn, query.statuses, products)
  if (kept.foldDue) foldSoon()
  const scope = { urn: kind.urn, now: new Date(now()).toISOString(), product: reader.product, products }
  const condition = allOf([
    statusSql(query.statuses),
    productSetSql(kept.sets),
    filterSql(kind, query.filter, query.match, scope),
  ])
  return { urn: kind.urn, condition, kind, total: query.filter.length === 0 ? kept.total : undefined }
}

async function totalOf({ kysely }: Parts, sources: readonly Source[]): Promise<Total> {
  const totals = await Promise.all(
    sources.map(async (source) => source.total ?? (await countUpTo(kysely, whole(source)))),
  )
  return {
    count: totals.reduce((sum, total) => sum + total.count, 0),
    atLeast: totals.some((total) => total.atLeast),
  }
}

function whole({ urn, condition }: PageSource): Condition {
  return sql`urn = ${urn} AND ${condition}`
}

/** One row more than the page shows whether another page follows. */
function sliceOf({ sort, page }: ListQuery, sources: number): PageSlice {
  const limit = page.size + 1
  const cursor = page.before ?? page.after
  if (cursor !== undefined)
    return { sort, limit, offset: 0, from: placeOf(cursor, sort), backwards: page.before !== undefined }
  const offset = (page.number - 1) * page.size
  // Several types are merged row by row, so that one may not jump as far as within one.
  if (sources > 1 && offset > EXACT_TOTAL) throw new DomainError('badPage')
  return { sort, limit, offset, backwards: false }
}

function neighbours(
  { sort, page }: ListQuery,
  slice: PageSlice,
  rows: readonly PageRow[],
  more: boolean,
  total: Total,
): { next?: string; prev?: string } {
  const first = rows[0]
  const last = rows[rows.length - 1]
  if (!first || !last) return {}
  const hasNext = slice.backwards || more
  const hasPrev = slice.backwards ? more : page.after !== undefined || page.number > 1
  const placeAt = (row: PageRow): Place => ({ value: row.place, id: row.id, ...total })
  return {
    ...(hasNext ? { next: cursorOf(sort, placeAt(last)) } : {}),
    ...(hasPrev ? { prev: cursorOf(sort, placeAt(first)) } : {}),
  }
}

async function rowsOf(
  parts: Parts,
  reader: Reader,
  kinds: readonly DocumentKind[],
  keys: readonly string[],
  statuses: Statuses,
): Promise<ContentRow[]> {
  const wanted = keys.filter(isUuid)
  if (wanted.length === 0 || kinds.length === 0) return []
  const among = sql<boolean>`id = ANY (ARRAY (
    SELECT unnest(${wanted}::uuid[]) UNION SELECT v.id FROM version v WHERE v.key = ANY (${wanted}::uuid[])))`
  const sources = kinds.map((kind) => {
    const scope = kind.global ? 'all' : scopeOf(reader)
    const seen = scope === 'all' ? sql<boolean>`true` : sql<boolean>`prd && ${[...scope]}::text[]`
    const shown =
      statuses === ALL ? sql<boolean>`(is_primary OR st NOT IN ('published', 'draft'))` : statusSql(statuses)
    return { urn: kind.urn, condition: allOf([among, seen, shown]) }
  })
  const slice = {
    sort: { column: 'created', order: 'asc' },
    limit: wanted.length * 2,
    offset: 0,
    backwards: false,
  } as const
  const found = await readPage(parts.kysely, sources, slice)
  const byUrn = new Map(kinds.map((kind) => [kind.urn, kind]))
  return wanted.flatMap((key) => {
    const row = found.find((one) => one.key === key) ?? found.find((one) => one.id === key)
    const kind = row && byUrn.get(row.urn)
    return row && kind ? [contentRow(reader, kind, row)] : []
  })
}
