import type { FormElement, FormSchema } from './formSchema.ts'
import { kindOf } from './kindOf.ts'

/** A longer text than this wants several lines. */
const LONG = 500

const itemsAsSchema = ({ items }: FormSchema): FormSchema | undefined =>
  typeof items === 'object' && !Array.isArray(items) ? (items as FormSchema) : undefined

export function hasProperties(schema: FormSchema): boolean {
  return Object.keys(schema.properties ?? {}).length > 0
}

export function isLongText(schema: FormSchema, { options }: FormElement): boolean {
  return options?.multi === true || (schema.format === undefined && (schema.maxLength ?? 0) >= LONG)
}

/** A list of plain texts; a tuple is none. */
export function isTextList(schema: FormSchema): boolean {
  const items = itemsAsSchema(schema)
  return items !== undefined && items.$ref === undefined && kindOf(items) === 'string' && items.format === undefined
}

export function isChoiceList(schema: FormSchema): boolean {
  const items = itemsAsSchema(schema)
  return items !== undefined && kindOf(items) === 'choice' && schema.uniqueItems === true
}

/** Entries of {lang, n}: the wire's localized texts, whatever their field is called. */
export function isLocalizedList(schema: FormSchema): boolean {
  const names = Object.keys(itemsAsSchema(schema)?.properties ?? {})
  return names.length === 2 && names.includes('lang') && names.includes('n')
}
