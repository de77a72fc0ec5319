import { isObject } from '#contract/rules/diff/json.ts'
import type { FormElement, FormSchema } from './formSchema.ts'
import { fieldElement } from './itemsOf.ts'

/** Fields under a condition and fields of free names, after those that are always there. */
const PARTS: FormElement = { type: 'ObjectParts', scope: '#' }

const isElement = (detail: unknown): detail is FormElement => isObject(detail) && 'type' in detail

/** The fields of an object: those of the UI schema's detail, or all of them. */
export function elementsOf(schema: FormSchema, detail: unknown): readonly FormElement[] {
  return isElement(detail)
    ? [detail]
    : [...Object.entries(schema.properties ?? {}).map(([name, part]) => fieldElement(name, part)), PARTS]
}
