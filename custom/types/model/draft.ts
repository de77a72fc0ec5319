import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { textIn, type Language, type Texts } from '#contract/values/languages.ts'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'

/**
 * A type document while it is written: any part may be missing, or be no more than JSON that somebody is typing. What
 * reads it takes nothing for granted; whether it may serve is the server's to say.
 */
export type TypeDraft = Readonly<Record<string, unknown>>

export const textAt = (draft: TypeDraft, name: keyof TypeDocument): string => {
  const value = draft[name]
  return typeof value === 'string' ? value : ''
}

export const objectAt = (value: unknown, name: string): Readonly<Record<string, unknown>> => {
  const inner = isObject(value) ? (value as Record<string, unknown>)[name] : undefined
  return isObject(inner) ? (inner as Record<string, unknown>) : {}
}

export const listAt = (value: unknown, name: string): readonly unknown[] => {
  const inner = isObject(value) ? (value as Record<string, unknown>)[name] : undefined
  return Array.isArray(inner) ? (inner as readonly unknown[]) : []
}

export const schemaOf = (draft: TypeDraft): FormSchema => objectAt(draft, 'schema') as FormSchema
export const propertiesOf = (draft: TypeDraft) =>
  objectAt(draft.schema, 'properties') as Readonly<Record<string, FormSchema>>
export const uiSchemaOf = (draft: TypeDraft): FormElement => objectAt(draft, 'uiSchema') as FormElement

/** The draft with the properties of its schema changed. */
export function withProperties(draft: TypeDraft, properties: Readonly<Record<string, unknown>>): TypeDraft {
  return { ...draft, schema: { ...objectAt(draft, 'schema'), type: 'object', properties } }
}

export function elementsOf(element: unknown): readonly FormElement[] {
  return listAt(element, 'elements').filter(isObject) as unknown as readonly FormElement[]
}

/** What people call one document of the type; until it has words its name in addresses. */
export function nameOf(draft: TypeDraft, language: Language, number: 'one' | 'many' = 'one'): string {
  return textIn(objectAt(draft.labels, number) as Partial<Texts>, language) || textAt(draft, 'type')
}
