import { isObject } from '#contract/rules/diff/json.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { asSchema, drawnSchema } from '../schema/resolve.ts'
import { compileSchema } from '../validation/compileSchema.ts'
import { interpret } from '../validation/interpret/interpret.ts'
import { boundedPattern } from '#contract/rules/schema/patterns/boundedPattern.ts'
import { conditionalFields } from './conditionalFields.ts'

/** What may stand in a field of which the schema says nothing. */
const ANYTHING: FormSchema = { type: ['string', 'number', 'boolean', 'object', 'array'] }

/** Why a name cannot be given to a new field: a key of `schemaForms.names`. */
export type NameProblem = 'empty' | 'taken' | 'form'

type FreeFields = {
  /** Fields of names that are not listed may be added. */
  mayAdd: boolean
  /** The names in a value that the schema does not list. */
  namesIn: (value: unknown) => string[]
  /** A schema that has just the field of that name. */
  holderOf: (name: string) => FormSchema
  problemOf: (name: string, value: unknown) => NameProblem | undefined
}

const known = new WeakMap<FormSchema, FreeFields>()

const patternsOf = ({ patternProperties }: FormSchema) =>
  Object.entries(isObject(patternProperties) ? patternProperties : {}).map(([source, part]) => ({
    pattern: boundedPattern(source),
    part,
  }))

/** The names that an object may have beyond those that its schema lists. */
export function freeFields(schema: FormSchema, root: FormSchema): FreeFields {
  const ready = known.get(schema)
  if (ready) return ready
  const { additionalProperties: others, propertyNames } = schema
  const patterns = patternsOf(schema)
  const listed = new Set(Object.keys(schema.properties ?? {}))
  for (const { names } of conditionalFields(schema, root)) for (const name of names) listed.add(name)
  const holders = new Map<string, FormSchema>()
  const partOf = (name: string): FormSchema => {
    const fitting = patterns.filter(({ pattern }) => pattern.test(name)).map(({ part }) => asSchema(part))
    if (fitting.length > 0) return fitting.length === 1 && fitting[0] ? fitting[0] : { allOf: fitting }
    return isObject(others) && Object.keys(others).length > 0 ? (others as FormSchema) : ANYTHING
  }
  const fitsForm = (name: string) =>
    (propertyNames === undefined ||
      interpret(compileSchema(root), name, propertyNames as FormSchema).problems.length === 0) &&
    (others !== false || patterns.some(({ pattern }) => pattern.test(name)))
  const fields: FreeFields = {
    mayAdd: others === true || isObject(others) || patterns.length > 0 || (listed.size === 0 && others !== false),
    namesIn: (value) => (isObject(value) ? Object.keys(value).filter((name) => !listed.has(name)) : []),
    holderOf(name) {
      const holder = holders.get(name) ?? {
        type: 'object',
        properties: Object.fromEntries([[name, drawnSchema(partOf(name), root)]]),
      }
      holders.set(name, holder)
      return holder
    },
    problemOf(name, value) {
      if (name === '') return 'empty'
      if (listed.has(name) || (isObject(value) && Object.hasOwn(value, name))) return 'taken'
      return fitsForm(name) ? undefined : 'form'
    },
  }
  known.set(schema, fields)
  return fields
}
