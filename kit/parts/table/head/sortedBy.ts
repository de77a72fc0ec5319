import type { Column, Sort } from '../columns/column.ts'

/** The order after a press on a column's head; undefined where the column does not sort. */
export function sortedBy<Row>(column: Pick<Column<Row>, 'sort' | 'sortsFirst'>, sort?: Sort): Sort | undefined {
  const { sort: field, sortsFirst = 'ASC' } = column
  if (field === undefined) return undefined
  const other = sort?.order === 'DESC' ? 'ASC' : 'DESC'
  return { field, order: sort?.field === field ? other : sortsFirst }
}
