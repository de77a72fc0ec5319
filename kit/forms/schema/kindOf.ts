import type { FormSchema } from './formSchema.ts'

/** What a value is drawn as when nothing more special asks for it. */
export type Kind =
  'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null' | 'choice' | 'combination' | 'const' | 'any'

const isEmptyOrConst = (schema: FormSchema) => schema.const !== undefined && !schema.properties

/** `oneOf: [{const, title}, ...]` is a choice with words, not a combination. */
export function isTitledChoice(list: readonly FormSchema[] | undefined): list is readonly FormSchema[] {
  return list !== undefined && list.length > 0 && list.every(isEmptyOrConst)
}

function typeOf(schema: FormSchema): string | undefined {
  if (!Array.isArray(schema.type)) return schema.type as string | undefined
  const [first, ...others] = (schema.type as readonly string[]).filter((type) => type !== 'null')
  return others.length > 0 ? undefined : (first ?? 'null')
}

function guess(schema: FormSchema): Kind {
  if (schema.properties || schema.additionalProperties) return 'object'
  if (schema.items || schema.prefixItems) return 'array'
  if (schema.format || schema.pattern || schema.minLength || schema.maxLength) return 'string'
  if (schema.minimum !== undefined || schema.maximum !== undefined || schema.multipleOf) return 'number'
  return 'any'
}

const PLAIN = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const
const isPlain = (type: string | undefined): type is (typeof PLAIN)[number] =>
  (PLAIN as readonly (string | undefined)[]).includes(type)

export function kindOf(schema: FormSchema): Kind {
  if (schema.const !== undefined) return 'const'
  if (schema.enum || isTitledChoice(schema.oneOf) || isTitledChoice(schema.anyOf)) return 'choice'
  const type = typeOf(schema)
  if (schema.oneOf || schema.anyOf) return 'combination'
  if (schema.allOf && !schema.properties) return 'combination'
  if (isPlain(type)) return type
  return schema.type === undefined ? guess(schema) : 'any'
}
