import { isObject } from '#contract/rules/diff/json.ts'
import type { Texts } from '#contract/values/languages.ts'
import type { FormElement, FormSchema } from './formSchema.ts'
import { partsOf } from '#contract/rules/schema/mapParts.ts'

/** Texts by key: `person.label`, `person.description`, `person.<value of an enum>` (JSON Forms' `i18n` keys). */
type TextTable = Readonly<Record<string, Texts>>

function wordsOf(key: string, schema: FormSchema, table: TextTable): Partial<FormSchema> {
  const values = [...(schema.enum ?? []), ...(schema.oneOf ?? []).map((option) => option.const)]
  const words = values
    .map((value) => [String(value), table[`${key}.${String(value)}`]] as const)
    .filter((entry): entry is readonly [string, Texts] => entry[1] !== undefined)
  const label = table[`${key}.label`] ?? table[key]
  const help = table[`${key}.description`]
  return {
    ...(label && { 'x-label': label }),
    ...(help && { 'x-help': help }),
    ...(words.length > 0 && { 'x-enum': Object.fromEntries(words) }),
  }
}

/** Copies what lies around a schema with words, nothing else: parts without words stay the same objects. */
function withWords(value: unknown, table: TextTable, changed: Map<unknown, unknown>): unknown {
  if (Array.isArray(value)) {
    const copy = value.map((one) => withWords(one, table, changed))
    return copy.some((one, index) => one !== value[index]) ? copy : value
  }
  if (!isObject(value)) return value
  const known = changed.get(value)
  if (known !== undefined) return known
  changed.set(value, value)
  const entries = Object.entries(value).map(([name, part]) => [name, withWords(part, table, changed)] as const)
  const isChanged = entries.some(([name, part]) => part !== value[name])
  const key = value.i18n
  const words = typeof key === 'string' ? wordsOf(key, value as FormSchema, table) : {}
  const result = isChanged || Object.keys(words).length > 0 ? { ...Object.fromEntries(entries), ...words } : value
  changed.set(value, result)
  return result
}

/** A data schema in which `i18n` keys have become words in four languages. */
export function applyI18n(schema: FormSchema, table: TextTable = tableOf(schema)): FormSchema {
  if (Object.keys(table).length === 0 || !hasKeys(schema)) return schema
  return withWords(schema, table, new Map()) as FormSchema
}

/** The same for a UI schema: the words of groups, categories, labels and of controls that name a key of their own. */
export function applyI18nToElement(element: FormElement, table: TextTable): FormElement {
  if (Object.keys(table).length === 0) return element
  const key = element.i18n ?? element.options?.i18n
  const label = typeof key === 'string' ? (table[`${key}.label`] ?? table[`${key}.text`] ?? table[key]) : undefined
  return {
    ...element,
    ...(label && { 'x-label': label }),
    ...(element.elements && { elements: element.elements.map((child) => applyI18nToElement(child, table)) }),
  }
}

/** A schema carries the words of its keys at its root, so that a form needs nothing but its document. */
export function tableOf(schema: FormSchema): TextTable {
  const table = schema['x-words']
  return isObject(table) ? (table as TextTable) : {}
}

function hasKeys(schema: FormSchema): boolean {
  const todo = [schema]
  for (let next = todo.pop(), count = 0; next && count < 100_000; next = todo.pop(), count++) {
    if (typeof next.i18n === 'string') return true
    for (const { schema: part } of partsOf(next)) todo.push(part)
  }
  return false
}
