import { isObject } from '#contract/rules/diff/json.ts'
import type { Pointer } from '../../data/pointer.ts'
import type { FormSchema } from '../../schema/formSchema.ts'
import { listProblems, unevaluatedItems } from './listKeywords.ts'
import { dependentParts, objectProblems, unevaluatedProperties } from './objectKeywords.ts'
import { brokenPlainly } from './plainKeywords.ts'
import { FINE } from './problem.ts'
import type { Evaluated, Outcome, Problem } from './problem.ts'
import { followed } from './references.ts'
import type { SchemaIndex } from '#contract/rules/schema/schemaIndex.ts'
import { MAX_LEVELS, MAX_STEPS, TooMuch } from './walk.ts'
import type { Walk } from './walk.ts'

type Part = FormSchema | boolean

/** Several parts look at the same value; what they looked at counts where they fit. */
type Joint = { value: unknown; at: Pointer; walk: Walk; seen: Evaluated; problems: Problem[] }

function note(joint: Joint, { problems, evaluated }: Outcome): boolean {
  if (problems.length === 0) for (const name of evaluated ?? []) joint.seen.add(name)
  return problems.length === 0
}

function all(joint: Joint, parts: readonly Part[]): void {
  for (const part of parts) {
    const outcome = apply(joint.value, part, joint.at, joint.walk)
    if (!note(joint, outcome)) joint.problems.push(...outcome.problems)
  }
}

function alternatives(joint: Joint, keyword: 'anyOf' | 'oneOf', schema: FormSchema): void {
  const parts = schema[keyword] as readonly Part[] | undefined
  if (!Array.isArray(parts)) return
  const outcomes = (parts as readonly Part[]).map((part) => apply(joint.value, part, joint.at, joint.walk))
  const fitting = outcomes.filter((outcome) => note(joint, outcome)).length
  if (keyword === 'oneOf' ? fitting === 1 : fitting > 0) return
  joint.problems.push({
    at: joint.at,
    keyword,
    schema,
    alternatives: outcomes.map(({ problems }) => problems),
  })
}

function conditions(joint: Joint, schema: FormSchema): void {
  const { value, at, walk } = joint
  if (schema.not !== undefined && apply(value, schema.not as Part, at, walk).problems.length === 0)
    joint.problems.push({ at, keyword: 'not', schema })
  if (schema.if === undefined) return
  const holds = note(joint, apply(value, schema.if as Part, at, walk))
  const then = (holds ? schema.then : schema.else) as Part | undefined
  if (then !== undefined) all(joint, [then])
}

function applySchema(value: unknown, schema: FormSchema, at: Pointer, walk: Walk): Outcome {
  const joint: Joint = { value, at, walk, seen: new Set(), problems: [] }
  for (const { part, walk: within } of followed(schema, walk)) all({ ...joint, walk: within }, [part])
  if (schema.$ref !== undefined && walk.index.refStandsAlone) return { problems: joint.problems, evaluated: joint.seen }
  for (const keyword of brokenPlainly(value, schema)) joint.problems.push({ at, keyword, schema })
  if (Array.isArray(schema.allOf)) all(joint, schema.allOf)
  alternatives(joint, 'anyOf', schema)
  alternatives(joint, 'oneOf', schema)
  conditions(joint, schema)
  all(joint, dependentParts(value, schema))
  const { seen, problems } = joint
  const inside = isObject(value)
    ? [
        ...objectProblems(value, schema, at, walk, apply, seen),
        ...unevaluatedProperties(value, schema, at, walk, apply, seen),
      ]
    : Array.isArray(value)
      ? [
          ...listProblems(value, schema, at, walk, apply, seen),
          ...unevaluatedItems(value, schema, at, walk, apply, seen),
        ]
      : FINE
  return { problems: inside.length > 0 ? [...problems, ...inside] : problems, evaluated: seen }
}

function apply(value: unknown, schema: Part, at: Pointer, walk: Walk): Outcome {
  if (schema === true || schema === undefined || schema === null) return { problems: FINE }
  if (schema === false) return { problems: [{ at, keyword: 'false', schema: {} }] }
  if (++walk.work.steps > MAX_STEPS || walk.level > MAX_LEVELS) throw new TooMuch()
  const resource = walk.index.resourceOf(schema)
  const scope = walk.scope?.resource === resource ? walk.scope : { resource, outer: walk.scope }
  return applySchema(value, schema, at, { ...walk, scope, level: walk.level + 1 })
}

export type Judgement = {
  problems: readonly Problem[]
  /** False where the check was given up: too much work, or values within values without end. */
  isComplete: boolean
  steps: number
}

/** Judges a value, or the part of one that stands at `at`, by a schema or by a part of it. Nothing is made from strings. */
export function interpret(
  index: SchemaIndex<FormSchema>,
  value: unknown,
  part: Part = index.root,
  at: Pointer = '',
): Judgement {
  const work = { steps: 0 }
  try {
    const walk: Walk = { index, work, scope: undefined, followed: [], level: 0 }
    return { problems: apply(value, part, at, walk).problems, isComplete: true, steps: work.steps }
  } catch (error) {
    // A RangeError: the machine's own stack was shorter than our limit.
    if (!(error instanceof TooMuch || error instanceof RangeError)) throw error
    return { problems: FINE, isComplete: false, steps: work.steps }
  }
}
