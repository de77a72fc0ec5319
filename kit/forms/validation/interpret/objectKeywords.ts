import { isObject, own } from '#contract/rules/diff/json.ts'
import type { JsonObject } from '#contract/rules/diff/json.ts'
import { childPointer } from '../../data/pointer.ts'
import type { Pointer } from '../../data/pointer.ts'
import type { FormSchema } from '../../schema/formSchema.ts'
import { boundedPattern } from '#contract/rules/schema/patterns/boundedPattern.ts'
import type { Problem } from './problem.ts'
import { deeper } from './walk.ts'
import type { Apply, Keywords, Walk } from './walk.ts'

type Part = FormSchema | boolean

function named(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : []
}

function* countsAndNames(value: JsonObject, schema: FormSchema, at: Pointer): Generator<Problem> {
  const { required, minProperties, maxProperties, dependentRequired, dependencies } = schema
  if (Array.isArray(required))
    for (const name of required as readonly string[])
      if (!Object.hasOwn(value, name)) yield { at, keyword: 'required', schema, name }
  const count = Object.keys(value).length
  if (typeof minProperties === 'number' && count < minProperties) yield { at, keyword: 'minProperties', schema }
  if (typeof maxProperties === 'number' && count > maxProperties) yield { at, keyword: 'maxProperties', schema }
  for (const [trigger, names] of [...named(dependentRequired), ...named(dependencies)]) {
    if (!Array.isArray(names) || !Object.hasOwn(value, trigger)) continue
    for (const name of names as readonly string[])
      if (!Object.hasOwn(value, name)) yield { at, keyword: 'dependentRequired', schema, name }
  }
}

/** Properties, by name, by pattern and all others: each is looked at by every keyword that is about it. */
const properties: Keywords<JsonObject> = (value, schema, at, walk, apply, seen) => {
  const problems: Problem[] = []
  const inside = deeper(walk)
  const check = (name: string, part: Part) => {
    seen.add(name)
    if (part !== true) problems.push(...apply(value[name], part, childPointer(at, name), inside).problems)
  }
  const known = isObject(schema.properties) ? (schema.properties as Record<string, Part>) : {}
  const patterns = named(schema.patternProperties).map(([source, part]) => ({
    pattern: boundedPattern(source),
    part: part as Part,
  }))
  const others = schema.additionalProperties as Part | undefined
  for (const name of Object.keys(value)) {
    const own = Object.hasOwn(known, name)
    if (own) check(name, known[name] as Part)
    const fitting = patterns.filter(({ pattern }) => pattern.test(name))
    for (const { part } of fitting) check(name, part)
    if (own || fitting.length > 0 || others === undefined) continue
    seen.add(name)
    if (others === false) problems.push({ at, keyword: 'additionalProperties', schema, name })
    else check(name, others)
  }
  return problems
}

function names(value: JsonObject, schema: FormSchema, at: Pointer, walk: Walk, apply: Apply): Problem[] {
  const { propertyNames } = schema
  if (propertyNames === undefined) return []
  return Object.keys(value)
    .filter((name) => apply(name, propertyNames as Part, at, deeper(walk)).problems.length > 0)
    .map((name) => ({ at, keyword: 'propertyNames', schema, name }))
}

/** Schemas that count as soon as a property is there. */
export function dependentParts(value: unknown, { dependentSchemas, dependencies }: FormSchema): Part[] {
  if (!isObject(value)) return []
  return [...named(dependentSchemas), ...named(dependencies)]
    .filter(([trigger, part]) => !Array.isArray(part) && own(value, trigger) !== undefined)
    .map(([, part]) => part as Part)
}

export const objectProblems: Keywords<JsonObject> = (value, schema, at, walk, apply, seen) => {
  return [
    ...countsAndNames(value, schema, at),
    ...names(value, schema, at, walk, apply),
    ...properties(value, schema, at, walk, apply, seen),
  ]
}

/** What no other keyword has looked at. */
export const unevaluatedProperties: Keywords<JsonObject> = (value, schema, at, walk, apply, seen) => {
  const rest = schema.unevaluatedProperties as Part | undefined
  if (rest === undefined) return []
  const left = Object.keys(value).filter((name) => !seen.has(name))
  for (const name of left) seen.add(name)
  if (rest === false) return left.map((name) => ({ at, keyword: 'unevaluatedProperties', schema, name }))
  return left.flatMap((name) => apply(value[name], rest, childPointer(at, name), deeper(walk)).problems)
}
