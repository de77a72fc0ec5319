import { sql } from 'kysely'
import type { SearchField } from '#contract/schemas/search.ts'
import type { Scope } from '../documents/sender.ts'
import { ALL } from '../documents/totals.ts'
import { gramCountsSql, type GramCount } from './gramCounts.ts'
import { fieldBits, gramsOfTerm, isGram, mayBeId } from './grams.ts'
import type { RunSearch } from './runSearch.ts'

/**
 * What kept counts say of a term: how many titles of these urns have it in any of these fields at most, or exactly.
 * Undefined where nothing is kept: ids.
 */
export type TermCounts = {
  isExact: boolean
  atMost: (urns: readonly string[], fields: readonly SearchField[]) => number | undefined
}

/** Grams of a long term that are asked: the rarest of a few is rare enough. */
const GRAMS = 6

type Asked = {
  key: string
  urns: readonly string[]
  scope: Scope
  /** What is counted is what 'All' shows, unfiltered. */
  statuses: unknown
  filter: readonly unknown[]
}

/** How many rows of a urn are in a product set. */
export type SetRows = { urn: string; prd_set: string; sum: number }

type Kept = { totals: SetRows[]; counts: TermCounts | undefined }

/**
 * Kept totals and kept counts in one read. No counts where they say nothing of what is asked: of some statuses, of a
 * filter, or of letters of other scripts.
 */
export async function readKept(execute: RunSearch, { key, urns, scope, statuses, filter }: Asked): Promise<Kept> {
  const totals = sql<SetRows>`SELECT urn, prd_set, sum(delta) AS sum FROM total_delta
    WHERE urn = ANY (${[...urns]}::text[]) AND st <> ${ALL} GROUP BY urn, prd_set`
  const all = gramsOfTerm(key)
  if (!all || statuses !== ALL || filter.length > 0) return { totals: await execute(totals), counts: undefined }
  const grams = spread(all)
  const rows = await execute(sql<SetRows & (GramCount | { gram: null })>`
    SELECT urn, prd_set, sum, NULL::integer AS gram, NULL::integer AS mask, NULL::integer AS many FROM (${totals}) totals
    UNION ALL SELECT urn, NULL, NULL, gram, mask, many FROM (${gramCountsSql(grams, urns, scope)}) counts`)
  return {
    totals: rows.filter(({ gram }) => gram === null),
    counts: termCounts(
      key,
      grams,
      rows.filter((row) => row.gram !== null),
    ),
  }
}

function termCounts(key: string, grams: readonly number[], counts: readonly GramCount[]): TermCounts {
  return {
    isExact: isGram(key),
    atMost: (among, fields) => {
      if (mayBeId(key) && fields.includes('id')) return undefined
      const bits = fieldBits(fields)
      const within = counts.filter(({ urn, mask }) => (mask & bits) > 0 && among.includes(urn))
      return among.reduce(
        (sum, urn) =>
          sum +
          rarest(
            grams,
            within.filter((count) => count.urn === urn),
          ),
        0,
      )
    },
  }
}

function rarest(grams: readonly number[], counts: readonly { gram: number; many: number }[]): number {
  const sums = grams.map((gram) => counts.reduce((sum, count) => sum + (count.gram === gram ? count.many : 0), 0))
  return Math.min(...sums)
}

/** Some from all along the term. */
function spread(grams: readonly number[]): readonly number[] {
  const step = Math.max(1, grams.length / GRAMS)
  return grams.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, GRAMS)
}
