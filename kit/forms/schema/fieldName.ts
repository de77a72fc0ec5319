import { isObject, own as read } from '#contract/rules/diff/json.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { Language } from '#contract/values/languages.ts'
import type { Pointer } from '../data/pointer.ts'
import type { FormSchema } from './formSchema.ts'
import { itemsOf } from './itemsOf.ts'
import { asSchema, drawnSchema, whensOf } from './resolve.ts'
import { schemaLabel, spelled } from './words.ts'

/** Parts in which a property may be described when the object itself does not list it. */
function furtherParts(schema: FormSchema): unknown[] {
  const { dependentSchemas, oneOf, anyOf } = schema
  return [
    ...whensOf(schema).flatMap(({ then, else: otherwise }) => [then, otherwise]),
    ...Object.values(isObject(dependentSchemas) ? dependentSchemas : {}),
    ...[oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [])),
  ]
}

function propertyOf(schema: FormSchema, name: string, root: FormSchema): FormSchema | undefined {
  const listed = isObject(schema.properties) ? read(schema.properties, name) : undefined
  if (isObject(listed)) return listed as FormSchema
  for (const part of furtherParts(schema)) {
    const { properties } = drawnSchema(asSchema(part), root)
    const found = isObject(properties) ? read(properties, name) : undefined
    if (isObject(found)) return found as FormSchema
  }
  return undefined
}

/**
 * What a person calls the field at a pointer: 'Cast and crew 3, Role'; for undo, the list of changes, merges and audit.
 * Segments of a list that are no index (a language, a product) stand as they are.
 */
export function fieldName(pointer: Pointer, schema: FormSchema, language: Language): string {
  const parts: string[] = []
  let at: FormSchema | undefined = schema
  for (const segment of pathOf(pointer)) {
    const own: FormSchema | undefined = at && drawnSchema(at, schema)
    const items: FormSchema | undefined = own?.items ? itemsOf(own, schema) : undefined
    if (items) {
      const place = /^\d+$/.test(segment) ? String(Number(segment) + 1) : segment
      parts.push(`${parts.pop() ?? ''} ${place}`.trim())
      at = items
      continue
    }
    at = own && propertyOf(own, segment, schema)
    const label = schemaLabel(at && drawnSchema(at, schema), language) ?? spelled(segment)
    // A name within a row that is called like its list says nothing new.
    if (!parts.at(-1)?.startsWith(label)) parts.push(label)
  }
  return parts.join(', ')
}
