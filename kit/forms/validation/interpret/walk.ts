import type { Pointer } from '../../data/pointer.ts'
import type { FormSchema } from '../../schema/formSchema.ts'
import type { Evaluated, Outcome, Problem } from './problem.ts'
import type { Resource, SchemaIndex } from '#contract/rules/schema/schemaIndex.ts'

/** Applied schemas in one check; beyond it the check is given up and says so. Work is counted, never timed. */
export const MAX_STEPS = 300_000
/** Values within values and schemas within schemas. */
export const MAX_LEVELS = 900

export class TooMuch extends Error {}

/** Where a check stands on its way. */
export type Walk = {
  index: SchemaIndex<FormSchema>
  work: { steps: number }
  /** The documents passed through, the outermost last: what dynamic references are looked up in. */
  scope: Scope | undefined
  /** References followed without going deeper into the value: one that comes again is a circle. */
  followed: readonly FormSchema[]
  level: number
}

export type Scope = { resource: Resource<FormSchema>; outer: Scope | undefined }

export type Apply = (value: unknown, schema: FormSchema | boolean, at: Pointer, walk: Walk) => Outcome

/** Keywords about one kind of value; `seen` gathers what they looked at, for those about all that is left. */
export type Keywords<Value> = (
  value: Value,
  schema: FormSchema,
  at: Pointer,
  walk: Walk,
  apply: Apply,
  seen: Evaluated,
) => Problem[]

/** One level further into the value. */
export function deeper(walk: Walk): Walk {
  return { ...walk, followed: [] }
}
