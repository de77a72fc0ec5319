import { childPointer } from '#kit/forms/data/pointer.ts'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import type { BulkField } from './bulkField.ts'

/** Parts of a schema that references lead to. */
const DEFINITIONS = ['$defs', 'definitions'] as const

/**
 * A form of one field: the field's own schema under its path as the only name, drawn as the type's form draws it. It
 * is never required here, since a draft may lack anything.
 */
export function oneFieldForm({ path, name, schema: own, element }: BulkField, root: FormSchema) {
  const kept = Object.fromEntries(DEFINITIONS.flatMap((key) => (root[key] === undefined ? [] : [[key, root[key]]])))
  const { 'x-publish': _publish, readOnly: _readOnly, ...part } = own
  const schema: FormSchema = { ...kept, type: 'object', properties: { [path]: part } }
  const pointer = childPointer('', path)
  const control: FormElement = {
    type: 'Control',
    scope: `#/properties${pointer}`,
    label: name,
    ...(element?.options ? { options: { ...element.options, labels: undefined } } : {}),
  }
  const uiSchema: FormElement = { type: 'VerticalLayout', elements: [control] }
  return { schema, uiSchema, pointer }
}
