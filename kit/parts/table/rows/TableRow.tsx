import type { ReactElement, ReactNode } from 'react'
import { memo, useMemo } from 'react'
import type { Column } from '../columns/column.ts'

type RowProps<Row> = {
  row: Row
  index: number
  /** Px. */
  height: number
  columns: readonly Column<Row>[]
  menu: ((row: Row) => ReactNode) | undefined
  /** Undefined in a table without a selection. */
  isSelected: boolean | undefined
  /** The row that holds the table's tab stop. */
  isActive: boolean
  /** The row that is looked at beside the table. */
  isCurrent: boolean
}

/** One row. It listens to nothing: the table hears for all of them. Its cells stay while it is chosen or focused. */
export const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, index, height, columns, menu, isSelected, isActive, isCurrent } = props
  const drawn = useMemo(() => drawCells(row, columns, menu), [row, columns, menu])
  return (
    <div
      className="row"
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      data-row={index}
      tabIndex={isActive ? 0 : -1}
      style={{ insetBlockStart: index * height }}
    >
      {drawn}
    </div>
  )
}) as <Row>(props: RowProps<Row>) => ReactElement

function drawCells<Row>(row: Row, columns: readonly Column<Row>[], menu: RowProps<Row>['menu']): ReactElement[] {
  const cells = columns.map((column, at) =>
    column.draw ? (
      column.draw(row)
    ) : (
      <div key={column.key} role="gridcell" className={classOf(column, at === 0)}>
        {column.cell(row)}
      </div>
    ),
  )
  if (!menu) return cells
  const last = (
    <div key="" role="gridcell" className="rowMenu">
      {menu(row)}
    </div>
  )
  return [...cells, last]
}

function classOf<Row>({ isEnd, className }: Column<Row>, isLead: boolean): string {
  return `cell${isLead ? ' lead' : ''}${isEnd ? ' end' : ''}${className ? ` ${className}` : ''}`
}
