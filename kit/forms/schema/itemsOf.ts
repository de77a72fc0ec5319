import type { FormElement, FormSchema } from './formSchema.ts'
import { kindOf } from './kindOf.ts'
import { followRef, mergeAllOf } from './resolve.ts'

/** The schema of a list's rows; a tuple's rows have one each and are edited as JSON. */
export function itemsOf(schema: FormSchema, root: FormSchema): FormSchema | undefined {
  const { items } = schema
  if (typeof items !== 'object' || Array.isArray(items)) return undefined
  return mergeAllOf(followRef(items as FormSchema, root), root)
}

export type RowShape = {
  /** Plain fields, a column each. */
  columns: readonly FormElement[]
  /** What has no room in a line: long texts, lists, objects, and plain fields beyond the columns. */
  more: readonly FormElement[]
}

const COLUMNS = 5

export function fieldElement(name: string): FormElement {
  return { type: 'Control', scope: `#/properties/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` }
}

const shapes = new WeakMap<FormSchema, RowShape>()

/** How a row of records is laid out: its first plain fields as columns, the rest below it. */
export function rowShape(items: FormSchema, root: FormSchema): RowShape {
  const known = shapes.get(items)
  if (known) return known
  const columns: FormElement[] = []
  const more: FormElement[] = []
  for (const [name, property] of Object.entries(items.properties ?? {})) {
    const kind = kindOf(followRef(property, root))
    const isPlain = !['object', 'array', 'combination', 'any'].includes(kind)
    if (isPlain && columns.length < COLUMNS) columns.push(fieldElement(name))
    else more.push(fieldElement(name))
  }
  const shape = { columns, more }
  shapes.set(items, shape)
  return shape
}
