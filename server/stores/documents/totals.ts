import type { SideFact } from './documentFacts.ts'

/** What the totals count under 'All' (published, draft, pre-draft; each document once). */
export const ALL = 'all'

/** A list row as far as totals count it. */
export type Counted = Pick<SideFact, 'st' | 'primary' | 'prdSet'>
type TotalDelta = { st: string; prd_set: string; delta: number }

/** What a write changes in the kept totals: the rows after it minus the rows before. Zero changes are left out. */
export function totalDeltas(before: readonly Counted[], after: readonly Counted[]): TotalDelta[] {
  // A document has two rows at most: a map of so few costs more than looking through them.
  const sums: TotalDelta[] = []
  const add = (st: string, prdSet: string, delta: number) => {
    const sum = sums.find((one) => one.st === st && one.prd_set === prdSet)
    if (sum) sum.delta += delta
    else sums.push({ st, prd_set: prdSet, delta })
  }
  const addAll = (sides: readonly Counted[], delta: number) => {
    for (const { st, primary, prdSet } of sides) {
      add(st, prdSet, delta)
      if (primary) add(ALL, prdSet, delta)
    }
  }
  addAll(before, -1)
  addAll(after, 1)
  return sums.filter(({ delta }) => delta !== 0)
}

/** The products of an item as one word: sorted, joined. Totals are kept per set, so those of several products add up. */
export function productSet(products: readonly string[]): string {
  if (products.length < 2) return products[0] ?? ''
  return [...new Set(products)].sort().join(',')
}
