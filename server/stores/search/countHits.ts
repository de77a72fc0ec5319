import { sql } from 'kysely'
import { EXACT_HITS } from '#contract/values/limits.ts'
import type { RunSql } from '../../db/planOnce.ts'
import { bounded, type Total } from '../lists/keptTotals.ts'
import { hitsSql } from './foundSql.ts'
import { matchSql, type Sought } from './matchSql.ts'
import type { SearchSource } from './searchSources.ts'
import type { TermCounts } from './termCounts.ts'

/** What is counted: sources whose urns have hits, and what is known of the term beforehand. */
export type Asked = {
  sources: readonly SearchSource[]
  counts: TermCounts | undefined
}

/** Hits in all sources, exact up to the limit. */
export async function countHits(execute: RunSql, { sources, counts }: Asked, sought: Sought): Promise<Total> {
  const known = counts?.(urnsOf(sources), sought.fields)
  if (known !== undefined) return totalOf(known)
  const wanted = { key: sought.key, matches: matchSql(sought), value: sql`true` }
  const hits = sources.map((source) => sql`(SELECT urn FROM (${hitsSql(source, wanted)}) hits)`)
  const [total] = await execute(sql<{ many: number }>`SELECT count(*) AS many
    FROM (SELECT FROM (${sql.join(hits, sql` UNION ALL `)}) found LIMIT ${sql.lit(EXACT_HITS + 1)}) bounded`)
  return totalOf(total?.many ?? 0)
}

export const urnsOf = (sources: readonly SearchSource[]) => sources.flatMap(({ urns }) => urns)

export const totalOf = (many: number): Total => bounded(many, EXACT_HITS)
