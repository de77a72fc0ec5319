import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { SearchRank } from '#contract/rules/search/rankOf.ts'
import type { Tables } from '../../db/tables.ts'
import { rankSql, type Sought } from './matchSql.ts'
import type { SearchPlace } from './searchPlace.ts'
import { urnSql, type SearchSource } from './searchSources.ts'

export type FoundPlace = { rank: SearchRank; id: string; slot: 'draft' | 'published'; updated: string }

/** Ranks that are asked for at once: whole names and beginnings are few and quick. */
const STEPS: readonly (readonly SearchRank[])[] = [[0, 1], [2], [3]]

/**
 * Places of the best hits, rank by rank, and no further rank than the page needs. Each rank of each source is asked for
 * its newest rows, so that a common term is found by walking an index and a rare one by trigrams, as the planner's
 * statistics have it.
 */
export async function searchPlaces(
  db: Kysely<Tables>,
  sources: readonly SearchSource[],
  sought: Sought,
  { limit, from }: { limit: number; from: SearchPlace | undefined },
): Promise<FoundPlace[]> {
  const found: FoundPlace[] = []
  for (const ranks of STEPS) {
    const wanted = ranks.filter((rank) => rank >= (from?.rank ?? 0))
    const left = limit - found.length
    const walks = wanted.flatMap((rank) => {
      const condition = rankSql(sought, rank)
      const behind = from?.rank === rank ? behindSql(from) : sql``
      return condition ? sources.map((source) => walkSql(source, rank, sql`${condition} ${behind}`, left)) : []
    })
    if (walks.length > 0) found.push(...(await run(db, walks, left)))
    if (found.length >= limit) break
  }
  return found
}

type Walk = RawBuilder<unknown>

function walkSql({ urns, condition }: SearchSource, rank: SearchRank, matches: Walk, limit: number): Walk {
  return sql`(SELECT ${sql.lit(rank)} AS rank, id, slot, updated FROM search side
    WHERE ${urnSql(urns)} AND ${condition} AND ${matches} ORDER BY updated DESC, id DESC LIMIT ${limit})`
}

function behindSql({ updated, id }: SearchPlace): Walk {
  return sql`AND (updated, id) < (${updated}::timestamptz, ${id}::uuid)`
}

async function run(db: Kysely<Tables>, walks: readonly Walk[], limit: number): Promise<FoundPlace[]> {
  const { rows } = await sql<FoundPlace>`
    SELECT rank, id, slot, updated::text AS updated FROM (${sql.join(walks, sql` UNION ALL `)}) walks
    ORDER BY rank, walks.updated DESC, id DESC LIMIT ${limit}`.execute(db)
  return rows
}
