import { refersTo } from '#contract/registry/references.ts'
import { pointerOf } from '#contract/rules/diff/pointer.ts'
import type { FormElement, FormSchema } from './formSchema.ts'
import { kindOf } from './kindOf.ts'
import { drawnSchema } from './resolve.ts'

/** The schema of a list's rows; the entries of a tuple have one each (TupleControl). */
export function itemsOf(schema: FormSchema, root: FormSchema): FormSchema | undefined {
  const { items, prefixItems } = schema
  if (typeof items !== 'object' || Array.isArray(items) || prefixItems) return undefined
  return drawnSchema(items as FormSchema, root)
}

export type RowShape = {
  /** Plain fields, a column each. */
  columns: readonly Column[]
  /** What has no room in a line: long texts, lists, objects, what nobody types, and what goes beyond the width. */
  more: readonly FormElement[]
}

export type Column = { element: FormElement; width: number }

/** The width that a row has at 1024 px beside index and tools. */
const ROW_PX = 560

export function fieldElement(name: string, schema?: FormSchema): FormElement {
  const scope = `#/properties${pointerOf([name])}`
  if (schema && refersTo(schema)) return { type: 'Control', scope, options: { widget: 'reference', wide: true } }
  // `prd` is a product everywhere on the wire (glossary), so it is chosen by name and not typed.
  return { type: 'Control', scope, ...(name === 'prd' && { options: { source: 'products' } }) }
}

/** The least width in px in which a field of this kind can be read and typed; none where it needs more than a line. */
function widthOf(schema: FormSchema): number | undefined {
  const kind = kindOf(schema)
  if (schema.readOnly || refersTo(schema) || ['object', 'array', 'combination', 'any'].includes(kind)) return undefined
  if (schema.format === 'date-time') return 172
  if (schema.format === 'date') return 128
  if (schema.format === 'uri') return 180
  if (kind === 'string' && (schema.maxLength ?? 0) >= 500) return undefined
  return kind === 'boolean' || kind === 'number' || kind === 'integer' ? 88 : 112
}

const shapes = new WeakMap<FormSchema, RowShape>()

/** How a row of records is laid out: as many plain fields as fit into a line as columns, the rest below it. */
export function rowShape(items: FormSchema, root: FormSchema): RowShape {
  const known = shapes.get(items)
  if (known) return known
  const columns: Column[] = []
  const more: FormElement[] = []
  let left = ROW_PX
  for (const [name, property] of Object.entries(items.properties ?? {})) {
    const width = widthOf(drawnSchema(property, root))
    const element = fieldElement(name, drawnSchema(property, root))
    if (width === undefined || width > left) more.push(element)
    else {
      columns.push({ element, width })
      left -= width
    }
  }
  const shape = { columns, more }
  shapes.set(items, shape)
  return shape
}

/** What a column of a text of any length has at least. */
const TEXT_PX = 240

/** The same with the columns that the UI schema names; where they need more room than there is, the table scrolls. */
export function namedShape(items: FormSchema, root: FormSchema, names: readonly string[]): RowShape {
  const elementOf = (name: string) => fieldElement(name, drawnSchema(items.properties?.[name] ?? {}, root))
  const all = Object.keys(items.properties ?? {})
  const columns = names
    .filter((name) => all.includes(name))
    .map((name) => ({
      element: elementOf(name),
      width: widthOf(drawnSchema(items.properties?.[name] ?? {}, root)) ?? TEXT_PX,
    }))
  return { columns, more: all.filter((name) => !names.includes(name)).map(elementOf) }
}
