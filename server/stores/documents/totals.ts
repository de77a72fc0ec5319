import type { SideFact } from './documentFacts.ts'

/** What the totals count under 'All' (published, draft, pre-draft; each document once). */
export const ALL = 'all'

/** A list row as far as totals count it. */
export type Counted = Pick<SideFact, 'st' | 'primary' | 'prdSet'>
type TotalDelta = { st: string; prd_set: string; delta: number }

/** What a write changes in the kept totals: the rows after it minus the rows before. Zero changes are left out. */
export function totalDeltas(before: readonly Counted[], after: readonly Counted[]): TotalDelta[] {
  const sums = new Map<string, TotalDelta>()
  const add = (side: Counted, delta: number) => {
    for (const st of side.primary ? [side.st, ALL] : [side.st]) {
      const key = `${st}\n${side.prdSet}`
      const sum = sums.get(key) ?? { st, prd_set: side.prdSet, delta: 0 }
      sums.set(key, { ...sum, delta: sum.delta + delta })
    }
  }
  for (const side of before) add(side, -1)
  for (const side of after) add(side, 1)
  return [...sums.values()].filter((sum) => sum.delta !== 0)
}

/** The products of an item as one word: sorted, joined. Totals are kept per set, so those of several products add up. */
export function productSet(products: readonly string[]): string {
  return [...new Set(products)].sort().join(',')
}
