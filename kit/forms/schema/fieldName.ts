import { isObject, own as read } from '#contract/rules/diff/json.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { Language } from '#contract/values/languages.ts'
import type { Pointer } from '../data/pointer.ts'
import type { FormSchema } from './formSchema.ts'
import { itemsOf } from './itemsOf.ts'
import { drawnSchema } from './resolve.ts'
import { schemaLabel, spelled } from './words.ts'

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
    at = isObject(own?.properties) ? (read(own.properties, segment) as FormSchema | undefined) : undefined
    const label = schemaLabel(at && drawnSchema(at, schema), language) ?? spelled(segment)
    // A name within a row that is called like its list says nothing new.
    if (!parts.at(-1)?.startsWith(label)) parts.push(label)
  }
  return parts.join(', ')
}
