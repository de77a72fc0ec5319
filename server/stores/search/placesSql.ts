import { sql, type RawBuilder } from 'kysely'
import type { SearchRank } from '#contract/rules/search/rankOf.ts'
import { matchSql, rankOfRowSql, rankSql, type Sought } from './matchSql.ts'
import type { RunSql } from '../../db/planOnce.ts'
import { ALWAYS, type Condition } from '../lists/condition.ts'
import { foundSql, hitsSql, isOfWords, shownAt } from './foundSql.ts'
import { HIT_COLUMNS, hitRowSql, type HitRow } from './hitRow.ts'
import type { SearchPlace } from './searchPlace.ts'
import { urnSql, type SearchReach, type SearchSource } from './searchSources.ts'

/** Where a hit stands, with its row unless the place is one of many before a page. */
export type FoundPlace = {
  rank: SearchRank
  id: string
  slot: 'draft' | 'published'
  updated: string
} & Partial<HitRow>

export type PlacesQuery = {
  source: SearchSource
  sought: Sought
  limit: number
  from: SearchPlace | undefined
  reach: SearchReach
  /** Rows come with their places. */
  withRows: boolean
}

/** How often as many may be walked once a first walk has shown that they are likely to hold enough. */
const MOST_TIMES = 10

export const NEWEST = sql`updated DESC, id DESC`

/**
 * The best of all hits of a source, and how many there are; nothing where there are more than `most`, since these would be
 * any of them.
 */
export async function look(
  execute: RunSql,
  asked: PlacesQuery,
  most = Infinity,
): Promise<{ places: FoundPlace[]; many: number }> {
  const { source, sought, limit, from, withRows } = asked
  const found = hitsSql(source, { key: sought.key, matches: matchSql(sought), value: rankOfRowSql(sought) })
  const behind = from
    ? sql`(-rank, updated, id) < (${-from.rank}::integer, ${from.updated}::timestamptz, ${from.id}::uuid)`
    : ALWAYS
  const rows = await execute(sql<(FoundPlace | { rank: null }) & { many: number }>`
    WITH hits AS MATERIALIZED (
      SELECT *, value AS rank FROM (${found}) found ${most < Infinity ? sql`LIMIT ${most + 1}` : sql``})
    SELECT many, ${placeColumns(withRows)} FROM (SELECT count(*) AS many FROM hits) counted
    LEFT JOIN (SELECT * FROM ${isOfWords(source) ? wordedSql(asked, most) : sql`hits`} WHERE ${behind}
      ORDER BY rank, ${NEWEST} LIMIT ${limit}) place ON ${whole(most)}
    ${withRows ? sql`LEFT JOIN LATERAL (${hitRowSql}) shown ON true` : sql``}
    ORDER BY rank, place.updated DESC, place.id DESC`)
  return {
    places: rows.filter((row) => row.rank !== null),
    many: rows[0]?.many ?? 0,
  }
}

/** Hits that are wordings, with their places: of the ranks that the page reaches, and only where there is a page. */
function wordedSql({ limit, from }: PlacesQuery, most: number): RawBuilder<unknown> {
  const counted = sql`SELECT rank, sum(count(*)) OVER (ORDER BY rank) AS upto FROM hits GROUP BY rank`
  const worst = sql`coalesce((SELECT min(rank) FROM (${counted}) ranks WHERE upto >= ${limit}), 3)`
  const ranks = from ? sql`rank >= ${from.rank}::integer` : sql`rank <= ${worst}`
  const isPage = most < Infinity ? sql`(SELECT count(*) FROM hits) <= ${most}` : ALWAYS
  return sql`(SELECT hits.rank, shown.* FROM hits, LATERAL ${shownAt('hits')} shown WHERE ${isPage} AND ${ranks}) worded`
}

const whole = (most: number): Condition => (most < Infinity ? sql`many <= ${most}` : sql`true`)

export function placeColumns(withRows: boolean): RawBuilder<unknown> {
  return sql`rank, place.id, place.slot, place.updated::text AS updated${withRows ? sql`, ${HIT_COLUMNS}` : sql``}`
}

/** Hits of one rank by index. */
export function lookUp(execute: RunSql, asked: PlacesQuery, rank: SearchRank): Promise<FoundPlace[]> {
  const places = lookUpSql(asked, rank)
  return places ? run(execute, asked, places, asked.limit) : Promise.resolve([])
}

/** Hits of these ranks among the newest rows, the newest of each rank; whole names among all rows. */
export function walkNewest(
  execute: RunSql,
  asked: PlacesQuery,
  ranks: readonly SearchRank[],
  times = 1,
): Promise<FoundPlace[]> {
  const { sought, limit } = asked
  const parts = ranks.flatMap((rank) => {
    if (rank === 0) return lookUpSql(asked, rank) ?? []
    const isAsked = rankSql(sought, rank) !== undefined
    return isAsked ? sql`SELECT * FROM near WHERE rank = ${sql.lit(rank)} ORDER BY ${NEWEST} LIMIT ${limit}` : []
  })
  if (parts.length === 0) return Promise.resolve([])
  const union = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` UNION ALL `,
  )
  return run(
    execute,
    asked,
    sql`SELECT * FROM (${union}) parts`,
    limit * ranks.length,
    ranks.some((rank) => rank > 0) ? nearSql(asked, ranks, times) : sql``,
  )
}

/**
 * How many times as far a walk must go to meet so many, half as many more to be sure; undefined where looking them up is
 * the shorter way. Looking up is dearer than it looks among a million titles, whose pages are not all in memory.
 */
export function timesToFind(walked: number, wanted: number): number | undefined {
  const times = Math.ceil((1.5 * wanted) / Math.max(walked, 1))
  return walked > 0 && times <= MOST_TIMES ? times : undefined
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Whether the longest walk would meet enough, if there are so many hits at most and they are as new as all rows. */
export function isWorthWalking(
  { source, limit, reach }: PlacesQuery,
  ranks: readonly SearchRank[],
  hits: number | undefined,
): boolean {
  if (hits === undefined || !source.rows) return true
  const rows = sumOf(source.rows)
  return hits * MOST_TIMES * (ranks.includes(3) ? reach.rows : reach.names) >= limit * rows
}

function lookUpSql({ source, sought, limit, from }: PlacesQuery, rank: SearchRank): RawBuilder<unknown> | undefined {
  const matches = rankSql(sought, rank)
  if (!matches) return undefined
  const found = foundSql(source, { key: sought.key, matches, value: sql.lit(rank), behind: behindSql(from) })
  return sql`SELECT value AS rank, id, slot, updated FROM (${found}) found ORDER BY ${NEWEST} LIMIT ${limit}`
}

/** The newest rows with what they are compared by: names stand in the index, everything else in the table. */
function nearSql(
  { source, sought, from, reach }: PlacesQuery,
  ranks: readonly SearchRank[],
  times: number,
): RawBuilder<unknown> {
  const byNames = !ranks.includes(3)
  const columns = byNames ? sql`id, slot, urn, st, is_primary, prd_set, updated, names` : sql`*`
  const names: Sought = { ...sought, fields: ['lon'] }
  const matches = byNames ? sql`strpos(names, ${sought.key}) > 0` : matchSql(sought)
  const walk = { source, from, columns, table: byNames ? 'search' : 'search_side' } as const
  const most = times * (byNames ? reach.names : reach.rows)
  const { since, newest } = source.urns.length === 1 ? newestOfOne(walk, most) : newestOfMany(walk, most)
  return sql`WITH ${since} near AS MATERIALIZED (
    SELECT ${rankOfRowSql(byNames ? names : sought)} AS rank, id, slot, updated FROM (${newest}) side
    WHERE ${source.condition} AND ${matches})`
}

type Walk = Pick<PlacesQuery, 'source' | 'from'> & { columns: RawBuilder<unknown>; table: 'search' | 'search_side' }
/** The newest rows, and what they are asked by. */
type Newest = { since: RawBuilder<unknown>; newest: RawBuilder<unknown> }

function newestOfOne({ source, from, columns, table }: Walk, most: number): Newest {
  const newest = sql`SELECT ${columns} FROM ${sql.table(table)} AS side WHERE ${urnSql(source.urns)} AND ${behindSql(from)}
    ORDER BY ${NEWEST} LIMIT ${most}`
  return { since: sql``, newest }
}

/** Rows of a urn that are walked in any case: one of few rows would else end the walk of all others. */
const LEAST = 100

/**
 * The rows of all urns since one moment, so that what is newest among them is the newest there is. No urn has more than
 * its share of rows since then.
 */
function newestOfMany({ source, from, columns, table }: Walk, most: number): Newest {
  const { urns, rows = [] } = source
  const sum = sumOf(rows)
  const shares = rows.map((many) => Math.max(Math.round((most * many) / sum), Math.min(LEAST, most)))
  const since = sql`since AS MATERIALIZED (
    SELECT coalesce(max(nth.updated), '-infinity') AS at
    FROM unnest(${[...urns]}::text[], ${shares}::integer[]) AS asked(urn, share), LATERAL (
      SELECT updated FROM search side WHERE side.urn = asked.urn AND ${behindSql(from)}
      ORDER BY ${NEWEST} OFFSET asked.share LIMIT 1) nth),`
  const newest = sql`SELECT found.* FROM since, unnest(${[...urns]}::text[]) AS asked(urn), LATERAL (
    SELECT ${columns} FROM ${sql.table(table)} AS side
    WHERE side.urn = asked.urn AND side.updated > since.at AND ${behindSql(from)} OFFSET 0) found`
  return { since, newest }
}

function behindSql(from: SearchPlace | undefined): Condition {
  return from ? sql`(updated, id) < (${from.updated}::timestamptz, ${from.id}::uuid)` : sql`true`
}

async function run(
  execute: RunSql,
  { withRows }: PlacesQuery,
  places: RawBuilder<unknown>,
  limit: number,
  before: RawBuilder<unknown> = sql``,
): Promise<FoundPlace[]> {
  return execute(sql<FoundPlace>`${before}
    SELECT ${placeColumns(withRows)}
    FROM (SELECT * FROM (${places}) places ORDER BY rank, ${NEWEST} LIMIT ${limit}) place
    ${withRows ? sql`JOIN LATERAL (${hitRowSql}) shown ON true` : sql``}
    ORDER BY rank, place.updated DESC, place.id DESC`)
}
