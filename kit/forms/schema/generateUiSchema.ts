import type { FormElement, FormSchema } from './formSchema.ts'
import { fieldElement } from './itemsOf.ts'
import { hasProperties } from './looksLike.ts'
import { followRef, mergeAllOf } from './resolve.ts'

const WHOLE: FormElement = { type: 'Control', scope: '#', label: false }

/** A form for a schema that comes without one: every field of the root in its order, or the root as one field. */
export function generateUiSchema(schema: FormSchema): FormElement {
  const root = mergeAllOf(followRef(schema, schema), schema)
  const isPlain = hasProperties(root) && !root.oneOf && !root.anyOf
  const elements = isPlain ? Object.keys(root.properties ?? {}).map(fieldElement) : [WHOLE]
  return { type: 'VerticalLayout', elements }
}
