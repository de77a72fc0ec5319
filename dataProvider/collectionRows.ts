import type { Identifier } from 'ra-core'

/** A row of a flat collection. */
export type Row = { id: Identifier; [field: string]: unknown }
/** React-admin's filter: `q` is looked for in every text of a row, other names are fields and what they must hold. */
export type RowFilter = Readonly<Record<string, unknown>>
export type RowSort = readonly [field: string, order: string]

/**
 * The rows that a filter lets through. A field that some row holds to the letter (an id, a choice) is meant so, and of
 * several values one is enough; otherwise it is being typed, and narrows by what it is part of.
 */
export function narrowed(rows: readonly Row[], filter: RowFilter): readonly Row[] {
  const asked = Object.entries(filter).filter(([, meant]) => meant !== undefined && meant !== null && meant !== '')
  return asked.reduce((left, [field, meant]) => {
    if (field === 'q') return left.filter((row) => Object.values(row).some((value) => says(value, meant)))
    const exact = left.filter((row) => holds(row[field], meant))
    return exact.length > 0 || typeof meant !== 'string' ? exact : left.filter((row) => says(row[field], meant))
  }, rows)
}

/** Sorted by what a field reads like. */
export function sorted(rows: readonly Row[], sort: RowSort | undefined): readonly Row[] {
  if (!sort) return rows
  const [field, order] = sort
  const way = order === 'DESC' ? -1 : 1
  return rows.toSorted((a, b) => way * textOf(a[field]).localeCompare(textOf(b[field]), undefined, { numeric: true }))
}

/** These fields of a record alone. */
export function picked(record: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)))
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value ?? '') : String(value ?? ''))

const says = (value: unknown, term: unknown) =>
  typeof value === 'string' && value.toLocaleLowerCase().includes(textOf(term).toLocaleLowerCase())

function holds(value: unknown, meant: unknown): boolean {
  const wanted = (Array.isArray(meant) ? meant : [meant]).map(textOf)
  return (Array.isArray(value) ? value : [value]).some((one) => wanted.includes(textOf(one)))
}
