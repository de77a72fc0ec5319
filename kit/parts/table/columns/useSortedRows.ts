import { useLocale } from 'ra-core'
import { useMemo, useState } from 'react'
import type { Column, Sort } from './column.ts'

type SortedRows<Row> = {
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  sort?: Sort
  onSort: (sort: Sort) => void
}

/**
 * Rows that are all here, in the order that the heads of the table choose: columns with a `value` sort by it, under
 * their `sort` or their key; until a head is pressed they stand as they came, or as `first` says. The answer goes to
 * the table as it is.
 */
export function useSortedRows<Row>(
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  first?: Sort,
): SortedRows<Row> {
  const language = useLocale()
  const [sort, onSort] = useState<Sort | undefined>(first)
  const sorting = useMemo(
    () => columns.map((column) => (column.value ? { ...column, sort: column.sort ?? column.key } : column)),
    [columns],
  )
  const sorted = useMemo(() => {
    const value = sort && sorting.find((column) => column.sort === sort.field)?.value
    return value && rows ? sortRows(rows, value, sort, language) : rows
  }, [rows, sorting, sort, language])
  return { rows: sorted, columns: sorting, onSort, ...(sort && { sort }) }
}

/** Rows by a value: numbers by size, words as the language has them, numbers within words by size, nothing last. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => string | number | undefined,
  { order }: Sort,
  language: string,
): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sign = order === 'ASC' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * compare(String(a), String(b))
  })
}
