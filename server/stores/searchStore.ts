import { termLongEnough } from '#contract/rules/searchText.ts'
import type { SearchField, SearchHit } from '#contract/schemas/search.ts'
import { EXACT_TOTAL } from '#contract/values/limits.ts'
import type { PageInfo } from '#contract/wire/envelope.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Database } from '../db/openDatabase.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import { scopeOf, type Reader } from './documents/sender.ts'
import { refuseUnknownFields } from './lists/filterSql.ts'
import type { Total } from './lists/keptTotals.ts'
import type { ListQuery, PageRequest } from './lists/listQuery.ts'
import { countByField, countByUrn, countHits } from './search/countHits.ts'
import { foldGrams } from './search/gramCounts.ts'
import { soughtOf, type Sought } from './search/matchSql.ts'
import { readHits } from './search/readHits.ts'
import { recountGrams } from './search/recountGrams.ts'
import { planEach, planOnce, type RunSearch } from './search/runSearch.ts'
import { searchCursor, searchPlace } from './search/searchPlace.ts'
import { searchPlaces } from './search/searchPlaces.ts'
import { SEARCH_REACH, searchSources, type SearchReach, type SearchSource } from './search/searchSources.ts'
import { readKept, type TermCounts } from './search/termCounts.ts'

export type SearchQuery = Pick<ListQuery, 'statuses' | 'filter' | 'match' | 'zone'> & {
  term: string
  fields: readonly SearchField[]
}

type FoundPage = PageInfo & { hits: SearchHit[] }

/** Global search over every kind (calls.md section 13). Kinds are those that the caller may view. */
export type SearchStore = {
  search(
    reader: Reader,
    kinds: readonly DocumentKind[],
    query: SearchQuery,
    page: Omit<PageRequest, 'before'>,
  ): Promise<FoundPage>
  countByField(
    reader: Reader,
    kinds: readonly DocumentKind[],
    query: SearchQuery,
    fields: readonly SearchField[],
  ): Promise<ReadonlyMap<string, Total>>
  countByUrn(reader: Reader, kinds: readonly DocumentKind[], query: SearchQuery): Promise<ReadonlyMap<string, Total>>
  /** Adds what writes have changed to the kept counts; a job does it now and then. */
  fold(): Promise<void>
  /** Counts anew, for what somebody wrote without counting (docs/upgrading.md). */
  recount(): Promise<void>
}

type Params = {
  database: Pick<Database, 'kysely' | 'pool' | 'engine' | 'keepsStatements'>
  now: () => number
  reach?: SearchReach
}
type Parts = Pick<Database, 'kysely'> & { now: () => number; once: RunSearch; each: RunSearch; reach: SearchReach }

export function createSearchStore({ database, now, reach = SEARCH_REACH }: Params): SearchStore {
  const { kysely } = database
  const parts: Parts = { kysely, now, once: planOnce(database), each: planEach(kysely), reach }
  return {
    search: (reader, kinds, query, page) => search(parts, reader, kinds, query, page),
    countByField: async (reader, kinds, query, fields) => {
      return countByField(kysely, await prepare(parts, reader, kinds, query), query.term, fields)
    },
    countByUrn: async (reader, kinds, query) => {
      const prepared = await prepare(parts, reader, kinds, query)
      return countByUrn(kysely, prepared, prepared.sought)
    },
    fold: () => foldGrams(kysely),
    recount: () => kysely.transaction().setIsolationLevel('repeatable read').execute(recountGrams),
  }
}

async function prepare(
  { now, once, reach }: Parts,
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: SearchQuery,
): Promise<{ sources: SearchSource[]; counts: TermCounts | undefined; sought: Sought }> {
  if (!termLongEnough(query.term)) throw new DomainError('termTooShort', { field: '/term' })
  refuseUnknownFields(kinds, query)
  const sought = soughtOf(query.term, query.fields)
  if (kinds.length === 0 || query.fields.length === 0) return { sources: [], counts: undefined, sought }
  const urns = kinds.map(({ urn }) => urn)
  const { totals, counts } = await readKept(once, { ...query, key: sought.key, urns, scope: scopeOf(reader) })
  return { sources: searchSources(reader, kinds, query, totals, { now: now(), reach, counts }), counts, sought }
}

async function search(
  parts: Parts,
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: SearchQuery,
  page: Omit<PageRequest, 'before'>,
): Promise<FoundPage> {
  const { kysely, once, each, reach } = parts
  const from = page.after === undefined ? undefined : searchPlace(page.after)
  const offset = from ? 0 : (page.number - 1) * page.size
  // Further down one goes by cursors: places before a page are found again for each page.
  if (offset > EXACT_TOTAL) throw new DomainError('badPage')
  const prepared = await prepare(parts, reader, kinds, query)
  const { sources, counts, sought } = prepared
  if (sources.length === 0) return { hits: [], count: 0 }
  const places = await searchPlaces(query.filter.length > 0 ? each : once, sources, sought, {
    limit: offset + page.size + 1,
    from,
    reach,
    counts,
  })
  const shown = places.slice(offset, offset + page.size)
  const hasMore = places.length > offset + page.size
  const [hits, total] = await Promise.all([
    readHits(once, reader, kinds, shown, query),
    from?.total ?? (hasMore ? countHits(kysely, prepared, sought) : { count: places.length, atLeast: false }),
  ])
  const last = shown.at(-1)
  return {
    hits,
    count: total.count,
    ...(total.atLeast ? { atLeast: true } : {}),
    ...(hasMore && last ? { next: searchCursor({ ...last, total }) } : {}),
  }
}
