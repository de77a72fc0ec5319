import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { TreeRow } from '#contract/schemas/series.ts'

type Types = readonly TypeSummary[]

/** Types of which a document of the given type may have children, in the order that its type gives them. */
export function childTypesOf(types: Types, cty: string): TypeSummary[] {
  const order = types.find(({ type }) => type === cty)?.relations?.children ?? []
  const placeOf = ({ type }: TypeSummary) => (order.includes(type) ? order.indexOf(type) : order.length)
  return types
    .filter(({ relations }) => relations?.parent?.types.includes(cty))
    .toSorted((one, two) => placeOf(one) - placeOf(two))
}

/** Types of a row's children that have numbers; none below a row with fewer than two children. */
export function sortTypesOf(types: Types, { cty, children }: Pick<TreeRow, 'cty' | 'children'>): TypeSummary[] {
  return (children ?? 0) < 2 ? [] : childTypesOf(types, cty).filter(({ narrow }) => narrow.number !== undefined)
}

/** The id of a row's parent, read by what its type says. */
export function parentIdOf(types: Types, row: TreeRow): string | undefined {
  const field = types.find(({ type }) => type === row.cty)?.relations?.parent?.field
  const parent = field === undefined ? undefined : row[field]
  return typeof parent === 'string' ? parent : undefined
}

/** An open record as a row of its own tree. */
export function rowOfRecord(record: ContentRecord, type: TypeSummary, children: number | undefined): TreeRow {
  const order = record[type.narrow.number ?? '']
  return {
    ...record,
    ...(typeof order === 'number' ? { order } : {}),
    ...(children === undefined ? {} : { children }),
  }
}
