import type { FormElement, FormSchema } from './formSchema.ts'
import { kindOf } from './kindOf.ts'
import { drawnSchema, whensOf } from './resolve.ts'

/** A longer text than this wants several lines. */
const LONG = 500

const itemsAsSchema = ({ items }: FormSchema, root?: FormSchema): FormSchema | undefined => {
  if (typeof items !== 'object' || Array.isArray(items)) return undefined
  return root ? drawnSchema(items as FormSchema, root) : (items as FormSchema)
}

/** Fields that come and go with the values of others. */
export function hasConditions(schema: FormSchema): boolean {
  const { dependentSchemas, dependencies } = schema
  return whensOf(schema).length > 0 || [dependentSchemas, dependencies].some((part) => typeof part === 'object')
}

export function hasProperties(schema: FormSchema): boolean {
  return Object.keys(schema.properties ?? {}).length > 0 || hasConditions(schema)
}

export function isLongText(schema: FormSchema, { options }: FormElement): boolean {
  return options?.multi === true || (schema.format === undefined && (schema.maxLength ?? 0) >= LONG)
}

/** Numbers between two ends can be drawn as a slider. */
export function hasEnds({ minimum, maximum }: FormSchema): boolean {
  return typeof minimum === 'number' && typeof maximum === 'number' && maximum > minimum
}

const SAVED_AS = ['dateSaveFormat', 'timeSaveFormat', 'dateTimeSaveFormat']

/** The format of a date or time; none where the UI schema wants it stored in another form than ISO 8601: that is a text. */
export function dateFormat(schema: FormSchema, options: FormElement['options']): string | undefined {
  if (SAVED_AS.some((name) => options?.[name] !== undefined)) return undefined
  return options?.format ?? schema.format
}

/** A list whose first entries have a meaning by their place. */
export function isTuple({ items, prefixItems }: FormSchema): boolean {
  return [items, prefixItems].some((list) => Array.isArray(list) && list.length > 0)
}

/** A list of plain texts; a tuple is none. */
export function isTextList(schema: FormSchema, root: FormSchema = schema): boolean {
  const items = itemsAsSchema(schema, root)
  return items !== undefined && !schema.prefixItems && kindOf(items) === 'string' && items.format === undefined
}

export function isChoiceList(schema: FormSchema, root: FormSchema = schema): boolean {
  const items = itemsAsSchema(schema, root)
  return items !== undefined && kindOf(items) === 'choice' && schema.uniqueItems === true
}
