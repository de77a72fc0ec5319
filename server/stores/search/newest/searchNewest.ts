import { sql, type RawBuilder } from 'kysely'
import type { SearchRank } from '#contract/rules/search/rankOf.ts'
import type { RunSql } from '../../../db/planOnce.ts'
import { gramOfTerm } from '../grams.ts'
import { rankSql } from '../matchSql.ts'
import { hitRowSql } from '../hitRow.ts'
import { look, lookUp, NEWEST, placeColumns, type FoundPlace, type PlacesQuery } from '../placesSql.ts'
import type { TermCounts } from '../termCounts.ts'
import { isMany, SPARES } from './newestReach.ts'
import { newestSql } from './newestSql.ts'
import { newestTerm, type NewestTerm } from './wordKeys.ts'

type Known = { counts: TermCounts | undefined }

/**
 * The best hits of a term of which many are known, rank by rank, each among the newest sides. What names have, where that
 * is little, is looked up. Undefined where the newest sides do not tell it.
 */
export async function searchNewest(
  execute: RunSql,
  asked: PlacesQuery,
  { counts }: Known,
): Promise<FoundPlace[] | undefined> {
  const { source, sought, limit, from, reach } = asked
  const term = from ? undefined : newestTerm(sought.key)
  const [all, named] = [counts?.(source.urns, sought.fields), counts?.(source.urns, ['lon'])]
  if (!term || all === undefined || named === undefined || !isMany(reach.newest, all, limit)) return undefined
  const isCommon = gramOfTerm(sought.key) !== undefined && all > reach.known
  if (isCommon || !hasWords(term)) return searchBeginnings(execute, asked, term, named)
  const found = sought.fields.includes('lon') ? await searchNames(execute, asked, term, named) : []
  if (!found || found.length >= limit) return found
  const left = { ...asked, limit: limit - found.length }
  const others = await newestOf(execute, left, term, 3)
  return others?.isEnough ? [...found, ...others.places] : undefined
}

/** A page that names fill which begin with the term: what is in too many words is walked for, where these are too few. */
async function searchBeginnings(
  execute: RunSql,
  asked: PlacesQuery,
  term: NewestTerm,
  known: number,
): Promise<FoundPlace[] | undefined> {
  const { sought, limit, reach } = asked
  if (!sought.fields.includes('lon') || term.head === undefined || !isMany(reach.newest, known, limit)) return undefined
  const found = await newestNames(execute, asked, term, { ranks: [1], others: () => Promise.resolve([]) })
  return found && found.length >= limit ? found : undefined
}

const hasWords = ({ piece, own }: NewestTerm): boolean => piece !== undefined || own.length > 0

async function searchNames(
  execute: RunSql,
  asked: PlacesQuery,
  term: NewestTerm,
  known: number,
): Promise<FoundPlace[] | undefined> {
  const { sought, limit, reach } = asked
  if (isMany(reach.newest, known, limit))
    return newestNames(execute, asked, term, { ranks: [1, 2], others: (left, rank) => lookUp(execute, left, rank) })
  const names = { ...asked, sought: { ...sought, fields: ['lon'] as const } }
  const { places, many } = await look(execute, names, reach.hits)
  // Long names stand among what else has the term.
  return many > reach.hits ? undefined : places.filter(({ rank }) => rank < 3)
}

type Names = {
  ranks: readonly (1 | 2)[]
  /** Hits of a rank that the newest sides lack. */
  others: (left: PlacesQuery, rank: 1 | 2) => Promise<FoundPlace[]>
}

/** Whole names, then the newest of each rank as far as the page needs; undefined where the newest sides do not tell it. */
async function newestNames(
  execute: RunSql,
  asked: PlacesQuery,
  term: NewestTerm,
  { ranks, others }: Names,
): Promise<FoundPlace[] | undefined> {
  const found = await lookUp(execute, asked, 0)
  for (const rank of ranks) {
    const left = { ...asked, limit: asked.limit - found.length }
    if (left.limit <= 0) break
    const newest = await newestOf(execute, left, term, rank)
    if (!newest) return undefined
    found.push(...(newest.isEnough ? newest.places : await others(left, rank)))
  }
  return found
}

/** Of names that begin with a common term of three letters the newest; undefined where that is not what is asked, or not known. */
export async function beginningNewest(
  execute: RunSql,
  asked: PlacesQuery,
  rank: SearchRank,
): Promise<FoundPlace[] | undefined> {
  const { source, sought, from } = asked
  const term = newestTerm(sought.key)
  if (rank !== 1 || from || source.isFiltered || term?.head === undefined) return undefined
  const newest = await newestOf(execute, asked, term, rank)
  return newest?.isEnough ? newest.places : undefined
}

const PLACE = { 1: 'first', 2: 'named', 3: 'said' } as const

/** Hits of a rank; undefined where none can be found in this way. */
async function newestOf(
  execute: RunSql,
  asked: PlacesQuery,
  term: NewestTerm,
  rank: 1 | 2 | 3,
): Promise<{ places: FoundPlace[]; isEnough: boolean } | undefined> {
  const { source, sought, limit } = asked
  const matches = rankSql(sought, rank)
  if (!matches) return { places: [], isEnough: true }
  const hits = { source, term, places: [PLACE[rank]], isFirst: rank === 1, matches, value: sql`${sql.lit(rank)}` }
  let found: { places: FoundPlace[]; isEnough: boolean } | undefined
  for (const times of SPARES) {
    found = await placesOf(execute, asked, newestSql({ ...hits, most: times * limit }))
    if (!found || found.isEnough) return found
  }
  return found
}

async function placesOf(execute: RunSql, { limit, withRows }: PlacesQuery, hits: RawBuilder<unknown>) {
  type Row = (FoundPlace | { rank: null }) & { is_whole: boolean | null }
  const rows = await execute(sql<Row>`WITH ${hits}
    SELECT cut = '-infinity' AS is_whole, ${placeColumns(withRows)} FROM newest_cut
    LEFT JOIN (SELECT value AS rank, id, slot, updated FROM newest_hits ORDER BY ${NEWEST} LIMIT ${limit}) place ON true
    ${withRows ? sql`LEFT JOIN LATERAL (${hitRowSql}) shown ON true` : sql``}
    ORDER BY place.updated DESC, place.id DESC`)
  const [first] = rows
  if (!first || first.is_whole === null) return undefined
  const places = rows.filter((row): row is FoundPlace & { is_whole: boolean } => row.rank !== null)
  return { places, isEnough: first.is_whole || places.length >= limit }
}
