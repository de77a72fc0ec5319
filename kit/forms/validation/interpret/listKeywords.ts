import { canonical } from '#contract/rules/diff/json.ts'
import { childPointer } from '../../data/pointer.ts'
import type { Pointer } from '../../data/pointer.ts'
import type { FormSchema } from '../../schema/formSchema.ts'
import type { Problem } from './problem.ts'
import { deeper } from './walk.ts'
import type { Keywords } from './walk.ts'

type Part = FormSchema | boolean
type List = readonly unknown[]

function* counts(value: List, schema: FormSchema, at: Pointer): Generator<Problem> {
  const { minItems, maxItems, uniqueItems } = schema
  if (typeof minItems === 'number' && value.length < minItems) yield { at, keyword: 'minItems', schema }
  if (typeof maxItems === 'number' && value.length > maxItems) yield { at, keyword: 'maxItems', schema }
  if (uniqueItems === true && value.length > 1) {
    const first = new Map<string, number>()
    for (const [index, entry] of value.entries()) {
      const text = canonical(entry)
      if (first.has(text)) {
        // The later one is what was just added.
        yield { at, keyword: 'uniqueItems', schema, name: String(index) }
        return
      }
      first.set(text, index)
    }
  }
}

/** The first entries have a schema each (a tuple), the others share one. */
export function tupleOf({ prefixItems, items, additionalItems }: FormSchema): { first: readonly Part[]; rest: Part } {
  if (Array.isArray(prefixItems)) return { first: prefixItems as Part[], rest: (items as Part | undefined) ?? true }
  if (Array.isArray(items)) return { first: items as Part[], rest: (additionalItems as Part | undefined) ?? true }
  return { first: [], rest: (items as Part | undefined) ?? true }
}

const entries: Keywords<List> = (value, schema, at, walk, apply, seen) => {
  const { first, rest } = tupleOf(schema)
  const isAsked = schema.items !== undefined || schema.additionalItems !== undefined
  const inside = deeper(walk)
  const problems: Problem[] = []
  for (const [index, entry] of value.entries()) {
    const part = first[index] ?? rest
    if (index < first.length || isAsked) seen.add(String(index))
    if (part === true) continue
    if (part === false && index >= first.length) {
      problems.push({ at, keyword: 'tooManyItems', schema: { ...schema, maxItems: first.length } })
      break
    }
    for (const problem of apply(entry, part, childPointer(at, index), inside).problems) problems.push(problem)
  }
  return problems
}

const contained: Keywords<List> = (value, schema, at, walk, apply, seen) => {
  const { contains, minContains, maxContains } = schema
  if (contains === undefined) return []
  const inside = deeper(walk)
  const fits = value.map(
    (entry, index) => apply(entry, contains as Part, childPointer(at, index), inside).problems.length === 0,
  )
  for (const [index, isFit] of fits.entries()) if (isFit) seen.add(String(index))
  const count = fits.filter(Boolean).length
  const least = typeof minContains === 'number' ? minContains : 1
  if (count < least) return [{ at, keyword: typeof minContains === 'number' ? 'minContains' : 'contains', schema }]
  if (typeof maxContains === 'number' && count > maxContains) return [{ at, keyword: 'maxContains', schema }]
  return []
}

export const listProblems: Keywords<List> = (value, schema, at, walk, apply, seen) => {
  return [
    ...counts(value, schema, at),
    ...entries(value, schema, at, walk, apply, seen),
    ...contained(value, schema, at, walk, apply, seen),
  ]
}

export const unevaluatedItems: Keywords<List> = (value, schema, at, walk, apply, seen) => {
  const rest = schema.unevaluatedItems as Part | undefined
  if (rest === undefined) return []
  const left = [...value.keys()].filter((index) => !seen.has(String(index)))
  for (const index of left) seen.add(String(index))
  return left.flatMap((index) => apply(value[index], rest, childPointer(at, index), deeper(walk)).problems)
}
