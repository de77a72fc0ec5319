import { indexOfSchema } from '#contract/rules/schema/schemaIndex.ts'
import { linearPattern } from './linearPattern.ts'
import { isSchema, type JsonSchema } from './jsonSchema.ts'

/** Steps of all patterns together: reading them takes a quarter of a second at most. */
const MAX_PATTERN_STEPS = 200_000

/** Patterns of a schema that are not enforced, each with the reason. */
export type UnenforcedPatterns = ReadonlyMap<string, string>

const known = new WeakMap<JsonSchema, UnenforcedPatterns>()

/** Which patterns of a schema cannot be judged in bounded time, or are none; found out once a schema. */
export function unenforcedPatterns(root: JsonSchema): UnenforcedPatterns {
  const ready = known.get(root)
  if (ready) return ready
  const found = new Map<string, string>()
  let steps = 0
  for (const source of new Set(indexOfSchema(root).parts.flatMap(({ schema }) => patternsOf(schema)))) {
    try {
      if (steps > MAX_PATTERN_STEPS) throw new Error('all patterns together are too complicated')
      steps += linearPattern(source).steps
    } catch (error) {
      found.set(source, error instanceof Error ? error.message : String(error))
    }
  }
  known.set(root, found)
  return found
}

export function patternsOf({ pattern, patternProperties }: JsonSchema): string[] {
  return [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(isSchema(patternProperties) ? Object.keys(patternProperties) : []),
  ]
}
