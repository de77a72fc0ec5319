import type { ListTally } from '#contract/registry/dashboard.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { listPath } from '#kit/parts/routes/paths.ts'

/** The address of the very list that a number counts. An empty filter is named too, so that no kept view narrows it. */
export function tallyPath(product: string | undefined, type: TypeSummary, { st, filter }: ListTally): string {
  const values = { ...(st === 'all' ? {} : { st }), ...(filter.length > 0 ? { entries: filter } : {}) }
  return `${listPath(product, type)}?filter=${encodeURIComponent(JSON.stringify(values))}`
}

/** All of a section's numbers together. */
export function sumOf(lists: readonly ListTally[]): { count: number; atLeast: boolean } {
  return {
    count: lists.reduce((sum, { count }) => sum + count, 0),
    atLeast: lists.some(({ atLeast }) => atLeast === true),
  }
}
