import type { SearchField } from '#contract/schemas/search.ts'
import type { RunSql } from '../../db/planOnce.ts'
import type { Scope } from '../documents/sender.ts'
import { ALL } from '../documents/totals.ts'
import type { Momentary } from '../momentary.ts'
import { gramCountsSql, type GramCount } from './gramCounts.ts'
import { fieldBits, gramsOfTerm, isGram, mayBeId } from './grams.ts'

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
  /** What is counted is what 'All' shows. */
  statuses: unknown
}

/** Kept counts of a term; none where they say nothing of what is asked: of some statuses, or of letters of other scripts. */
export async function readCounts(
  execute: RunSql,
  { key, urns, scope, statuses }: Asked,
  memory?: Momentary<GramCount[]>,
): Promise<TermCounts | undefined> {
  const all = gramsOfTerm(key)
  if (!all || statuses !== ALL) return undefined
  const grams = spread(all)
  const read = () => execute(gramCountsSql(grams, urns, scope))
  const counts = await (memory?.of(JSON.stringify([grams, urns, scope]), read) ?? read())
  return termCounts(key, grams, counts)
}

/** How many titles of these urns have it in any of these fields, where that is known. */
export function exactly(
  counts: TermCounts | undefined,
  urns: readonly string[],
  fields: readonly SearchField[],
): number | undefined {
  const most = counts?.atMost(urns, fields)
  return counts?.isExact || most === 0 ? most : undefined
}

/** Fields that may have the term. */
export function fieldsWith(
  counts: TermCounts | undefined,
  urns: readonly string[],
  fields: readonly SearchField[],
): SearchField[] {
  return fields.filter((field) => counts?.atMost(urns, [field]) !== 0)
}

function termCounts(key: string, grams: readonly number[], counts: readonly GramCount[]): TermCounts {
  const byUrn = Map.groupBy(counts, ({ urn }) => urn)
  return {
    isExact: isGram(key),
    atMost: (among, fields) => {
      if (mayBeId(key) && fields.includes('id')) return undefined
      const bits = fieldBits(fields)
      return among.reduce((sum, urn) => sum + rarest(grams, byUrn.get(urn) ?? [], bits), 0)
    },
  }
}

function rarest(grams: readonly number[], counts: readonly GramCount[], bits: number): number {
  if (counts.length === 0) return 0
  const sums = new Map(grams.map((gram) => [gram, 0]))
  for (const { gram, mask, many } of counts) if (mask & bits) sums.set(gram, (sums.get(gram) ?? 0) + many)
  return Math.min(...sums.values())
}

/** Some from all along the term. */
function spread(grams: readonly number[]): readonly number[] {
  const step = Math.max(1, grams.length / GRAMS)
  return grams.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, GRAMS)
}
