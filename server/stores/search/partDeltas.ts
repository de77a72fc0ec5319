import { partSums, type CountedParts, type PartSums } from './partSums.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What is added to the kept counts of parts for a product set, and words that the vocabulary may lack. */
export type PartDelta = {
  prd_set: string
  /** As PostgreSQL writes lists. */
  keys: string
  sums: string
  words: string[]
  looks: string[]
  numbers: number[]
}

type Counted = CountedParts & { prdSet: string }

/** What a write changes in the kept counts of parts. */
export function partDeltas(before: Counted | undefined, after: Counted | undefined): PartDelta[] {
  const words = [...(after?.parts?.keys() ?? [])].filter((part) => !before?.parts?.has(part))
  if (!before || !after || before.prdSet === after.prdSet)
    return deltaOf((after ?? before)?.prdSet ?? '', partSums(before, after), words)
  return [
    ...deltaOf(before.prdSet, partSums(before, undefined), []),
    ...deltaOf(after.prdSet, partSums(undefined, after), words),
  ]
}

function deltaOf(prd_set: string, sums: PartSums, parts: readonly string[]): PartDelta[] {
  if (sums.size === 0) return []
  const lists = { keys: `{${[...sums.keys()].join()}}`, sums: `{${[...sums.values()].join()}}` }
  return [{ prd_set, ...lists, ...vocabularyOf(parts) }]
}
