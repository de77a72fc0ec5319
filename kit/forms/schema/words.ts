import { textIn } from '#contract/values/languages.ts'
import type { Language, Texts } from '#contract/values/languages.ts'
import { canonical } from '#contract/rules/diff/json.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { FormElement, FormSchema } from './formSchema.ts'

/** 'firstName' and 'first_name' as people would write them; names of a foreign schema without titles. */
export function spelled(name: string): string {
  const words = name
    // Marks that turn the direction of writing would let a name look like another.
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function nameOfScope(scope: string | undefined): string {
  const last = scope ? (pathOf(scope.replace(/^#/, '')).at(-1) ?? '') : ''
  return spelled(last)
}

/** The words of a schema itself: ours in four languages, else its title. */
export function schemaLabel(schema: FormSchema | undefined, language: Language): string | undefined {
  const own = schema?.['x-label']
  return own ? textIn(own, language) : schema?.title
}

function ownLabel(element: FormElement): string | undefined {
  const { label } = element
  if (typeof label === 'string') return label
  if (label === false || (typeof label === 'object' && label.show === false)) return ''
  return typeof label === 'object' ? label.text : undefined
}

/** The name of an element on screen; '' where it shall have none. */
export function labelOf(element: FormElement, schema: FormSchema | undefined, language: Language): string {
  const labels = element.options?.labels ?? (element['x-label'] as Texts | undefined)
  if (labels) return textIn(labels, language)
  return ownLabel(element) ?? schemaLabel(schema, language) ?? nameOfScope(element.scope)
}

/**
 * One sentence of help. Where a schema has our words, its `description` explains the wire to programmers and is not
 * for people in front of a form.
 */
export function helpOf(schema: FormSchema, language: Language): string | undefined {
  const help = schema['x-help']
  if (help) return textIn(help, language)
  return schema['x-label'] ? undefined : schema.description
}

const optionsOf = new WeakMap<FormSchema, ReadonlyMap<string, FormSchema>>()

/** The alternatives that are constants, by value: a list of 100,000 is gone through once. */
function titledOptions(schema: FormSchema): ReadonlyMap<string, FormSchema> {
  const known = optionsOf.get(schema)
  if (known) return known
  const all = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((option) => option.const !== undefined)
  const fresh = new Map(all.map((option) => [canonical(option.const), option]))
  optionsOf.set(schema, fresh)
  return fresh
}

/** The word of one value of an enum. */
export function valueWord(schema: FormSchema, value: unknown, language: Language): string {
  const words = schema['x-enum']?.[String(value)]
  if (words) return textIn(words, language)
  const titled = titledOptions(schema).get(canonical(value))
  return schemaLabel(titled, language) ?? (typeof value === 'object' ? JSON.stringify(value) : String(value))
}
