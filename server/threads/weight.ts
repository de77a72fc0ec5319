import { isObject, type JsonObject } from '#contract/rules/diff/json.ts'
import { indexOfSchema } from '#contract/rules/schema/schemaIndex.ts'
import { linearPattern } from '../types/schema/linearPattern.ts'

/** Entries and fields that are looked through on the spot: some milliseconds for each step of a save. */
const VALUES_ON_THE_SPOT = 3_000
/** Characters of names and texts together: they are folded for the search. */
const LETTERS_ON_THE_SPOT = 200_000
/** Values times parts of their schema: one value may be held against all of them. */
const VALUES_TIMES_PARTS = 500_000
/** Characters of names times the steps of the patterns that name fields. */
const LETTERS_TIMES_STEPS = 2_000_000
/** Compiling a schema of more parts than these takes longer than a turn of the event loop should. */
export const PARTS_ON_THE_SPOT = 250

type Bounds = { values: number; letters: number }

/**
 * Whether work over these values may take longer than a turn of the event loop should: by the number of their entries,
 * fields and characters, and by what one of them may cost under the schema. Looks no further than the bounds.
 */
export function isHeavy(schema: unknown, values: readonly unknown[]): boolean {
  return !areWithin(values, { ...boundsUnder(schema) })
}

function areWithin(values: readonly unknown[], left: Bounds): boolean {
  for (const value of values) if (!isWithin(value, left)) return false
  return true
}

function isWithin(value: unknown, left: Bounds): boolean {
  left.values -= 1
  if (typeof value === 'string') left.letters -= value.length
  if (left.values < 0 || left.letters < 0) return false
  if (Array.isArray(value)) return areWithin(value, left)
  if (!isObject(value)) return true
  for (const name in value) {
    left.letters -= name.length
    if (!isWithin(value[name], left)) return false
  }
  return true
}

const known = new WeakMap<object, Bounds>()

function boundsUnder(schema: unknown): Bounds {
  if (!isObject(schema)) return { values: VALUES_ON_THE_SPOT, letters: LETTERS_ON_THE_SPOT }
  const bounds = known.get(schema) ?? boundsOf(schema)
  known.set(schema, bounds)
  return bounds
}

function boundsOf(schema: JsonObject): Bounds {
  const { parts } = indexOfSchema(schema)
  const steps = parts.reduce((sum, part) => sum + stepsOfNames(part.schema.patternProperties), 1)
  return {
    values: Math.min(VALUES_ON_THE_SPOT, VALUES_TIMES_PARTS / parts.length),
    letters: Math.min(LETTERS_ON_THE_SPOT, LETTERS_TIMES_STEPS / steps),
  }
}

/** How many schemas a schema is made of. */
export function partsOf(schema: JsonObject): number {
  return indexOfSchema(schema).parts.length
}

/** Steps of the patterns by which a schema names fields; one that is not enforced counts as the longest. */
function stepsOfNames(patterns: unknown): number {
  if (!isObject(patterns)) return 0
  return Object.keys(patterns).reduce((sum, source) => sum + stepsOf(source), 0)
}

const MOST_STEPS = 1_000

function stepsOf(source: string): number {
  try {
    return linearPattern(source).steps
  } catch {
    return MOST_STEPS
  }
}
