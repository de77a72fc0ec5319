import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import { isObject, type JsonObject } from '../diff/json.ts'
import { pointerOf } from '../diff/pointer.ts'
import { fieldAt, languagesOf, type BulkField, type FieldKind } from './fieldAt.ts'

export const OPERATIONS = ['set', 'unset', 'add', 'remove', 'shift', 'replace'] as const
export type Operation = (typeof OPERATIONS)[number]

/** A field that a bulk change may name, and what may be done to it. */
export type OfferedChange = {
  /** As a change set names it: 'yr', 'provider.n', 'lon.en'. */
  field: string
  /** JSON pointer of its property. */
  pointer: string
  kind: FieldKind
  operations: readonly Operation[]
  /** Of its value; of a list, that of its entries stands in `entry`. */
  schema: JsonObject
  entry?: JsonObject
  label?: Texts
  /** Label of the property that it stands in. */
  within?: Texts
  lang?: string
}

const OFFERED: Readonly<Record<FieldKind, readonly Operation[]>> = {
  text: ['set', 'unset', 'replace'],
  number: ['set', 'unset'],
  boolean: ['set', 'unset'],
  date: ['set', 'unset', 'shift'],
  instant: ['set', 'unset', 'shift'],
  list: ['set', 'unset', 'add', 'remove'],
  texts: ['unset', 'replace'],
  language: ['set', 'unset', 'replace'],
  perProduct: ['set', 'unset', 'add', 'remove', 'shift'],
  object: ['set', 'unset'],
}

/** What may be done to a field at all. */
export function operationsOf({
  kind,
  schema,
  entry,
}: Pick<BulkField, 'kind' | 'schema' | 'entry'>): readonly Operation[] {
  const offered = OFFERED[kind]
  if (kind === 'text' && Array.isArray(schema.enum)) return offered.filter((one) => one !== 'replace')
  return kind === 'list' && isPlainText(entry) ? [...offered, 'replace'] : offered
}

function isPlainText(entry: JsonObject | undefined): boolean {
  return entry?.type === 'string' && entry.enum === undefined && entry.format === undefined
}

/** All that a bulk change may do to titles of a type, in the order of its schema; groups of fields one level down. */
export function offeredChanges(schema: JsonObject): OfferedChange[] {
  return Object.keys(propertiesOf(schema)).flatMap((name) => offeredAt(schema, name))
}

function offeredAt(root: JsonObject, name: string): OfferedChange[] {
  const field = fieldAt(root, name)
  if (!field || field.isReadOnly) return []
  if (field.kind === 'texts' && field.entry) {
    const languages = languagesOf(root, field.entry) ?? [...LANGUAGES]
    return [offer(name, field), ...languages.flatMap((lang) => offerAt(root, `${name}.${lang}`, field))]
  }
  if (field.kind !== 'object') return [offer(name, field)]
  return Object.keys(propertiesOf(field.schema)).flatMap((inner) => offerAt(root, `${name}.${inner}`, field))
}

function offerAt(root: JsonObject, path: string, within: BulkField): OfferedChange[] {
  const field = fieldAt(root, path)
  if (!field || field.isReadOnly || field.kind === 'object') return []
  const label = labelOf(within)
  return [{ ...offer(path, field), ...(label ? { within: label } : {}) }]
}

function offer(path: string, field: BulkField): OfferedChange {
  const { kind, schema, entry, lang } = field
  const label = labelOf(field)
  return {
    field: path,
    pointer: pointerOf(field.path),
    kind,
    operations: operationsOf(field),
    schema,
    ...(entry ? { entry } : {}),
    ...(label ? { label } : {}),
    ...(lang ? { lang } : {}),
  }
}

function labelOf({ schema }: BulkField): Texts | undefined {
  return schema['x-label'] as Texts | undefined
}

function propertiesOf(schema: JsonObject): JsonObject {
  return isObject(schema.properties) ? schema.properties : {}
}
