import { sameJson } from '#contract/rules/diff/json.ts'
import { SEARCHED_FIELDS, type Searched } from '#contract/rules/search/searchTexts.ts'
import type { SearchColumns } from '../../db/documentTables.ts'
import { gramKeys } from './grams.ts'
import { partDeltas, type PartDelta } from './partDeltas.ts'
import { partsOf } from './parts.ts'
import { searchColumns } from './searchRow.ts'

/** What 'All' shows of a document, as the kept counts know it. */
export type Counted = Searched & { prdSet: string }

/** Grams that so many more titles of a product set have; `keys` as PostgreSQL writes a list. */
type GramDelta = { prd_set: string; delta: 1 | -1; keys: string }

/** What is added to the kept counts. */
export type CountDeltas = { grams: GramDelta[]; parts: PartDelta[] }

/** What a write changes in the kept counts: nothing, where it changes no word. */
export function countDeltas(before: Counted | undefined, after: Counted | undefined): CountDeltas {
  if (before && after && saysTheSame(before, after)) return { grams: [], parts: [] }
  return deltasBetween(before && saidBy(before), after && saidBy(after))
}

/** The same of a title that is made. */
export function countsMade(prdSet: string, columns: SearchColumns): CountDeltas {
  return deltasBetween(undefined, { prdSet, columns })
}

type Said = { prdSet: string; columns: SearchColumns }

const saidBy = (counted: Counted): Said => ({ prdSet: counted.prdSet, columns: searchColumns(counted) })

function deltasBetween(before: Said | undefined, after: Said | undefined): CountDeltas {
  const partsBy = (one: Said | undefined) => one && { prdSet: one.prdSet, parts: partsOf(one.columns) }
  return { grams: gramDeltas(before, after), parts: partDeltas(partsBy(before), partsBy(after)) }
}

function gramDeltas(before: Said | undefined, after: Said | undefined): GramDelta[] {
  const keysOf = (one: Said | undefined) => (one ? gramKeys(one.columns) : [])
  const [gone, come] = [keysOf(before), keysOf(after)]
  const isMoved = before?.prdSet !== after?.prdSet
  return [
    ...(before ? deltaOf(before.prdSet, -1, isMoved ? gone : without(gone, come)) : []),
    ...(after ? deltaOf(after.prdSet, 1, isMoved ? come : without(come, gone)) : []),
  ]
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
