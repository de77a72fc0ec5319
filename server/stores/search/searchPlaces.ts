import type { SearchRank } from '#contract/rules/search/rankOf.ts'
import { EXACT_HITS } from '#contract/values/limits.ts'
import { gramOfTerm } from './grams.ts'
import { joinsOfTerm } from './joins.ts'
import type { Sought } from './matchSql.ts'
import { beginningNewest, searchNewest } from './newest/searchNewest.ts'
import {
  isWorthWalking,
  look,
  lookUp,
  timesToFind,
  walkNewest,
  type PlacesQuery,
  type FoundPlace,
} from './placesSql.ts'
import type { RunSql } from '../../db/planOnce.ts'
import type { SearchPlace } from './searchPlace.ts'
import type { SearchReach, SearchSource } from './searchSources.ts'
import type { TermCounts } from './termCounts.ts'

type Slice = {
  limit: number
  from: SearchPlace | undefined
  reach: SearchReach
  withRows: boolean
  counts: TermCounts | undefined
}

/** Places of the best hits, and how many there are in all where that was seen on the way. */
type Found = { places: FoundPlace[]; many?: number | undefined }

/** Places of the best hits of all sources, in their order. */
export async function searchPlaces(
  execute: RunSql,
  sources: readonly SearchSource[],
  sought: Sought,
  slice: Slice,
): Promise<Found> {
  const found = await Promise.all(
    sources.map((source) => {
      const asked = { source, sought, ...slice }
      return source.isFiltered ? searchFiltered(execute, asked) : searchAll(execute, asked)
    }),
  )
  return {
    places: found
      .flatMap(({ places }) => places)
      .sort(byPlace)
      .slice(0, slice.limit),
    many: found.reduce<number | undefined>(
      (sum, { many }) => (sum !== undefined && many !== undefined ? sum + many : undefined),
      0,
    ),
  }
}

type Asked = PlacesQuery & Pick<Slice, 'counts'>

async function searchFiltered(execute: RunSql, asked: Asked): Promise<Found> {
  const { source, sought, reach } = asked
  const isSmall = source.rows.every((many) => many <= reach.few)
  return isSmall ? look(execute, asked) : { places: await searchLarge(execute, source, sought, asked) }
}

/**
 * Hits that are few, or not known to be many, are looked through: whatever that shows, it spares the counting of them.
 * Of many the newest are walked. Names have few of a long word, so that a walk would pass ten times as many rows as it has
 * hits: these are looked through as long as they are known to be some ten thousand.
 */
async function searchAll(execute: RunSql, asked: Asked): Promise<Found> {
  const { source, sought, reach, from, counts } = asked
  const newest = await searchNewest(execute, asked, asked)
  if (newest) return { places: newest }
  const named = await lookForNames(execute, asked)
  if (named) return { places: named }
  const known = counts?.(source.urns, sought.fields)
  const most = mostOf(sought.key, known, reach)
  const isMany = known === undefined ? from?.total.atLeast : known > most
  const found = isMany ? undefined : await look(execute, asked, most)
  if (found && found.many <= most) return found
  const places = await searchLarge(execute, source, sought, asked)
  return { places, many: found && found.many > EXACT_HITS ? found.many : undefined }
}

/** How many hits are looked through. */
function mostOf(key: string, known: number | undefined, reach: SearchReach): number {
  if (known === undefined) return joinsOfTerm(key).length > 0 ? reach.joined : reach.hits
  return gramOfTerm(key) === undefined ? reach.known : reach.hits
}

/** A page that names fill, where these are few and so many are known: what else has the term stands behind all of them. */
async function lookForNames(execute: RunSql, asked: Asked): Promise<FoundPlace[] | undefined> {
  const { source, sought, reach, from, counts, limit } = asked
  if (from || !sought.fields.includes('lon') || sought.fields.length === 1) return undefined
  const [all, named] = [counts?.(source.urns, sought.fields), counts?.(source.urns, ['lon'])]
  if (all === undefined || named === undefined || named < limit || named > reach.hits) return undefined
  const { places } = await look(execute, { ...asked, sought: { ...sought, fields: ['lon'] } }, reach.hits)
  // Long names stand among what else has the term.
  return places.length === limit && places.every(({ rank }) => rank < 3) ? places : undefined
}

/**
 * Rank by rank, and no further than the page needs. A common term is among the newest rows, which are walked so far and
 * no further; what is not found there is looked up by trigrams.
 */
async function searchLarge(
  execute: RunSql,
  source: SearchSource,
  sought: Sought,
  { limit, from: start, reach, withRows, counts }: Slice,
): Promise<FoundPlace[]> {
  const found: FoundPlace[] = []
  for (const { ranks, from } of stepsFrom(start)) {
    const asked = { source, sought, limit: limit - found.length, from, reach, withRows }
    const most = counts?.(source.urns, ranks.includes(3) ? sought.fields : ['lon'])
    const near = isWorthWalking(asked, ranks, most) ? await walkNewest(execute, asked, ranks) : undefined
    for (const rank of ranks) {
      const left = limit - found.length
      if (left <= 0) return found
      const walked = near?.filter((place) => place.rank === rank)
      const whole = await wholeOf(execute, { ...asked, limit: left }, rank, walked)
      found.push(...whole.slice(0, left))
    }
  }
  return found
}

/** What a walk found of a rank where that is enough, else what a longer walk or the index has. */
async function wholeOf(
  execute: RunSql,
  asked: PlacesQuery,
  rank: SearchRank,
  walked: readonly FoundPlace[] | undefined,
): Promise<readonly FoundPlace[]> {
  if (!walked) return lookUp(execute, asked, rank)
  // Whole names are looked up from the start.
  if (rank === 0 || walked.length >= asked.limit) return walked
  const beginning = await beginningNewest(execute, asked, rank)
  if (beginning) return beginning
  const times = timesToFind(walked.length, asked.limit)
  const longer = times === undefined ? [] : await walkNewest(execute, asked, [rank], times)
  return longer.length >= asked.limit ? longer : lookUp(execute, asked, rank)
}

type Step = { ranks: readonly SearchRank[]; from: SearchPlace | undefined }

/** Ranks that one walk serves: those by names share the index that holds the names. */
function stepsFrom(from: SearchPlace | undefined): Step[] {
  const steps: Step[] = from ? [{ ranks: [from.rank], from }] : []
  const named = ([0, 1, 2] as const).filter((rank) => rank > (from?.rank ?? -1))
  if (named.length > 0) steps.push({ ranks: named, from: undefined })
  if (from?.rank !== 3) steps.push({ ranks: [3], from: undefined })
  return steps
}

function byPlace(a: FoundPlace, b: FoundPlace): number {
  return a.rank - b.rank || compare(b.updated, a.updated) || compare(b.id, a.id)
}

/** Instants as the database writes them may lack trailing zeros of a second's parts, which still sort as texts. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
