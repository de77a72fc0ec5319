import type { FormElement, FormSchema } from './formSchema.ts'
import { kindOf } from './kindOf.ts'
import { elementsOf } from './elementsOf.ts'
import { hasProperties } from './looksLike.ts'
import { drawnSchema } from './resolve.ts'

const WHOLE: FormElement = { type: 'Control', scope: '#', label: false }

/** A form for a schema that comes without one: every field of the root in its order, or the root as one field. */
export function generateUiSchema(schema: FormSchema): FormElement {
  const root = drawnSchema(schema, schema)
  if (kindOf(root) !== 'object' || !hasProperties(root)) return { type: 'VerticalLayout', elements: [WHOLE] }
  return { type: 'VerticalLayout', elements: elementsOf(root, undefined) }
}
