import { termLongEnough } from '#contract/rules/searchText.ts'
import type { SearchField, SearchHit } from '#contract/schemas/search.ts'
import { EXACT_TOTAL } from '#contract/values/limits.ts'
import type { PageInfo } from '#contract/wire/envelope.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Database } from '../db/database.ts'
import { planEach, planOnce, type RunSql } from '../db/planOnce.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import { scopeOf, type Reader } from './documents/sender.ts'
import { refuseUnknownFields } from './lists/filterSql.ts'
import { totalsReader } from './lists/keptTotals.ts'
import type { ListQuery, PageRequest } from './lists/listQuery.ts'
import type { TotalsInMemory } from './lists/totalsInMemory.ts'
import type { Momentary } from './momentary.ts'
import { countFacets, type HitFacets } from './search/countFacets.ts'
import { countHits, totalOf } from './search/countHits.ts'
import { foldCounts, GRAMS, PARTS } from './search/keptCounts.ts'
import { forgetGone } from './search/newest/forgetGone.ts'
import { noteNewest } from './search/newest/noteNewest.ts'
import { soughtOf, type Sought } from './search/matchSql.ts'
import { readHits } from './search/readHits.ts'
import type { CountRow } from './search/readCounts.ts'
import { recountAll } from './search/recountGrams.ts'
import { recountWords } from './search/recountWords.ts'
import { searchCursor, searchPlace } from './search/searchPlace.ts'
import { searchPlaces } from './search/searchPlaces.ts'
import { SEARCH_REACH, searchSources, type SearchReach, type SearchSource } from './search/searchSources.ts'
import { fieldsWith, readCounts, type TermCounts } from './search/termCounts.ts'

export type SearchQuery = Pick<ListQuery, 'statuses' | 'filter' | 'match' | 'zone'> & {
  term: string
  fields: readonly SearchField[]
}

/** All fields that are counted, and what of the kinds a search would look through. */
type FacetChoice = { fields: readonly SearchField[]; chosen: readonly DocumentKind[] }

type FoundPage = PageInfo & { hits: SearchHit[] }

/** Global search over every kind (calls.md section 13). Kinds are those that the caller may view. */
export type SearchStore = {
  search(
    reader: Reader,
    kinds: readonly DocumentKind[],
    query: SearchQuery,
    page: Omit<PageRequest, 'before'>,
  ): Promise<FoundPage>
  /** How many hits each field has in the chosen kinds, and each kind in the chosen fields. */
  facets(reader: Reader, kinds: readonly DocumentKind[], query: SearchQuery, choice: FacetChoice): Promise<HitFacets>
  /** Adds what writes have changed to the kept counts; a job does it now and then. */
  fold(): Promise<void>
  /** Notes which words the newest sides say; a job does it now and then. */
  note(): Promise<void>
  /** Forgets what is noted of sides that are no more; a job does it now and then. */
  forgetGone(): Promise<void>
  /** Counts anew, for what somebody wrote without counting (docs/upgrading.md). */
  recount(): Promise<void>
}

type Params = {
  database: Pick<Database, 'kysely' | 'pool' | 'engine' | 'keepsStatements'>
  now: () => number
  reach?: SearchReach
  /** For whoever hears of every write; without them totals and counts are read each time. */
  memory?: TotalsInMemory
  counts?: Momentary<CountRow[]>
}
type Parts = Omit<Params, 'database' | 'reach'> &
  Pick<Database, 'kysely'> & { once: RunSql; each: RunSql; reach: SearchReach }

export function createSearchStore({ database, reach = SEARCH_REACH, ...rest }: Params): SearchStore {
  const { kysely } = database
  const parts: Parts = { ...rest, kysely, once: planOnce(database), each: planEach(kysely), reach }
  return {
    search: (reader, kinds, query, page) => search(parts, reader, kinds, query, page),
    facets: async (reader, kinds, query, { fields, chosen }) => {
      const more = chosen.filter(({ urn }) => !kinds.some((kind) => kind.urn === urn))
      const prepared = await prepare(parts, reader, [...kinds, ...more], {
        ...query,
        fields: [...new Set([...fields, ...query.fields])],
      })
      return countFacets(executeOf(parts, query), prepared, {
        key: prepared.sought.key,
        fields,
        chosenFields: query.fields,
        chosenUrns: chosen.map(({ urn }) => urn),
      })
    },
    fold: async () => {
      await foldCounts(kysely, GRAMS)
      await foldCounts(kysely, PARTS)
    },
    note: () => noteNewest(kysely, reach.newest),
    forgetGone: () => forgetGone(kysely),
    recount: async () => {
      await kysely.transaction().execute(recountWords)
      await kysely.transaction().setIsolationLevel('repeatable read').execute(recountAll)
    },
  }
}

/** Filters have many texts, and what they ask for decides the plan. */
const executeOf = ({ once, each }: Parts, { filter }: SearchQuery) => (filter.length > 0 ? each : once)

type Prepared = { sources: SearchSource[]; counts: TermCounts | undefined; sought: Sought }

async function prepare(
  { now, once, memory, counts: known }: Parts,
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: SearchQuery,
): Promise<Prepared> {
  if (!termLongEnough(query.term)) throw new DomainError('termTooShort', { field: '/term' })
  refuseUnknownFields(kinds, query)
  const { key, fields } = soughtOf(query.term, query.fields)
  const none: Prepared = { sources: [], counts: undefined, sought: { key, fields } }
  if (kinds.length === 0 || fields.length === 0) return none
  const urns = kinds.map(({ urn }) => urn)
  const read = totalsReader(once)
  const [totals, counts] = await Promise.all([
    memory?.of(urns, read) ?? read(undefined, urns).then(({ whole }) => whole),
    query.filter.length > 0
      ? undefined
      : readCounts(once, { key, urns, scope: scopeOf(reader), statuses: query.statuses }, known),
  ])
  const sources = searchSources(reader, kinds, query, totals, { now: now(), counts })
  return { sources, counts, sought: { key, fields: fieldsWith(counts, urns, fields) } }
}

async function search(
  parts: Parts,
  reader: Reader,
  kinds: readonly DocumentKind[],
  query: SearchQuery,
  page: Omit<PageRequest, 'before'>,
): Promise<FoundPage> {
  const { once, reach } = parts
  const from = page.after === undefined ? undefined : searchPlace(page.after)
  const offset = from ? 0 : (page.number - 1) * page.size
  // Further down one goes by cursors: places before a page are found again for each page.
  if (offset > EXACT_TOTAL) throw new DomainError('badPage')
  const prepared = await prepare(parts, reader, kinds, query)
  const { sources, counts, sought } = prepared
  if (sources.length === 0 || sought.fields.length === 0) return { hits: [], count: 0 }
  const execute = executeOf(parts, query)
  const { places, many } = await searchPlaces(execute, sources, sought, {
    limit: offset + page.size + 1,
    from,
    reach,
    withRows: offset === 0,
    counts,
  })
  const shown = places.slice(offset, offset + page.size)
  const hasMore = places.length > offset + page.size
  const known = many ?? (from || hasMore ? undefined : places.length)
  const [hits, total] = await Promise.all([
    readHits(once, reader, kinds, shown, query),
    from?.total ?? (known === undefined ? countHits(execute, prepared, sought) : totalOf(known)),
  ])
  const last = shown.at(-1)
  return {
    hits,
    count: total.count,
    ...(total.atLeast ? { atLeast: true } : {}),
    ...(hasMore && last ? { next: searchCursor({ ...last, total }) } : {}),
  }
}
