import { isObject } from '#contract/rules/diff/json.ts'
import type { FormSchema } from './formSchema.ts'

/** What a value is drawn as when nothing more special asks for it. */
export type Kind =
  'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null' | 'choice' | 'combination' | 'const' | 'any'

const isConst = (schema: FormSchema) => isObject(schema) && schema.const !== undefined && !schema.properties

/** `oneOf: [{const, title}, ...]` is a choice with words, not a combination. */
export function isTitledChoice(list: readonly FormSchema[] | undefined): list is readonly FormSchema[] {
  return Array.isArray(list) && list.length > 0 && (list as readonly FormSchema[]).every(isConst)
}

/** The kinds of value that a schema names, but for null: that is the absence of the others. */
export function typesOf({ type }: FormSchema): readonly string[] {
  const all = (Array.isArray(type) ? type : type === undefined ? [] : [type]) as readonly string[]
  const real = all.filter((one) => one !== 'null')
  return real.length > 0 ? real : all
}

/** Null stands for the absence of a value. */
export function isNullable({ type, nullable }: FormSchema): boolean {
  return nullable === true || (Array.isArray(type) && type.includes('null'))
}

function guess(schema: FormSchema): Kind {
  if (schema.properties || schema.patternProperties || isObject(schema.additionalProperties)) return 'object'
  if (schema.items || schema.prefixItems) return 'array'
  if (schema.format || schema.pattern || schema.minLength || schema.maxLength) return 'string'
  if (schema.minimum !== undefined || schema.maximum !== undefined || schema.multipleOf) return 'number'
  return 'any'
}

const PLAIN = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const
const isPlain = (type: string | undefined): type is (typeof PLAIN)[number] =>
  (PLAIN as readonly (string | undefined)[]).includes(type)

const alternativesOf = ({ oneOf, anyOf }: FormSchema) => (oneOf ?? anyOf) as readonly FormSchema[] | undefined

const FORBIDS = new Set(['required', 'not', 'title', 'description', '$comment', 'minProperties', 'maxProperties'])

/** Alternatives that only say which fields have to be there: the object is drawn, they are checked. */
function onlyConstrains(schema: FormSchema): boolean {
  const known = schema.properties
  if (!known) return false
  return (alternativesOf(schema) ?? []).every(
    (part) =>
      isObject(part) &&
      Object.keys(part).every(
        (key) =>
          FORBIDS.has(key) ||
          (key === 'type' && part.type === 'object') ||
          (key === 'properties' && Object.keys(part.properties ?? {}).every((name) => Object.hasOwn(known, name))),
      ) &&
      // A constant in it tells one kind of object from another, and is chosen.
      !Object.values(part.properties ?? {}).some((one) => isObject(one) && (one.const !== undefined || one.enum)),
  )
}

const isText = (part: FormSchema) =>
  isObject(part) &&
  (part.type === 'string' ||
    (part.type === undefined && [...(part.enum ?? [part.const])].every((one) => typeof one === 'string')))

/** Texts of which some are on offer and any other may be typed. */
function isSuggestion(schema: FormSchema): boolean {
  const parts = alternativesOf(schema)
  if (!parts || parts.length < 2 || !parts.every((part) => isText(part) && !part.$ref)) return false
  return parts.some((part) => !part.enum && part.const === undefined)
}

/** The values that are offered while any other text may be typed. */
export function suggestedValues(schema: FormSchema): readonly string[] {
  const parts = isSuggestion(schema) ? (alternativesOf(schema) ?? []) : []
  const values = parts.flatMap((part) => [...(part.enum ?? []), ...(part.const === undefined ? [] : [part.const])])
  return [...new Set(values.map(String))]
}

export function kindOf(schema: FormSchema): Kind {
  if (schema.const !== undefined) return 'const'
  if (Array.isArray(schema.enum) || isTitledChoice(schema.oneOf) || isTitledChoice(schema.anyOf)) return 'choice'
  if (schema.$ref !== undefined) return 'any'
  if (alternativesOf(schema)) {
    if (isSuggestion(schema)) return 'string'
    if (onlyConstrains(schema)) return 'object'
    return 'combination'
  }
  const types = typesOf(schema)
  if (types.length > 1) return types.every(isPlain) ? 'combination' : 'any'
  const [type] = types
  return isPlain(type) ? type : type === undefined ? guess(schema) : 'any'
}
