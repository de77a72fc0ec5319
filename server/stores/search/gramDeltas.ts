import { sameJson } from '#contract/rules/diff/json.ts'
import { SEARCHED_FIELDS, type Searched } from '#contract/rules/search/searchTexts.ts'
import type { SearchColumns } from '../../db/documentTables.ts'
import { gramKeys } from './grams.ts'
import { searchColumns } from './searchRow.ts'

/** What 'All' shows of a document, as the kept counts know it. */
export type Counted = Searched & { prdSet: string }

/** Grams that so many more titles of a product set have; `keys` as PostgreSQL writes a list. */
export type GramDelta = { prd_set: string; delta: 1 | -1; keys: string }

/** What a write changes in the kept counts of grams: nothing, where it changes no word. */
export function gramDeltas(before: Counted | undefined, after: Counted | undefined): GramDelta[] {
  if (before && after && saysTheSame(before, after)) return []
  const keysOf = (one: Counted | undefined) => (one ? gramKeys(searchColumns(one)) : [])
  const [gone, come] = [keysOf(before), keysOf(after)]
  const isMoved = before?.prdSet !== after?.prdSet
  return [
    ...(before ? deltaOf(before.prdSet, -1, isMoved ? gone : without(gone, come)) : []),
    ...(after ? deltaOf(after.prdSet, 1, isMoved ? come : without(come, gone)) : []),
  ]
}

/** The same of a title that is made. */
export function gramsMade(prdSet: string, columns: SearchColumns): GramDelta[] {
  return deltaOf(prdSet, 1, gramKeys(columns))
}

function deltaOf(prd_set: string, delta: 1 | -1, keys: readonly number[]): GramDelta[] {
  return keys.length === 0 ? [] : [{ prd_set, delta, keys: `{${keys.join()}}` }]
}

function without(keys: readonly number[], others: readonly number[]): number[] {
  const known = new Set(others)
  return keys.filter((key) => !known.has(key))
}

function saysTheSame(before: Counted, after: Counted): boolean {
  return before.prdSet === after.prdSet && before.exId === after.exId && saysSameWords(before.payload, after.payload)
}

/** Texts of one document that the search finds by the same words. */
export function saysSameWords(one: Searched['payload'], other: Searched['payload']): boolean {
  return SEARCHED_FIELDS.every((field) => sameJson(one[field], other[field]))
}
