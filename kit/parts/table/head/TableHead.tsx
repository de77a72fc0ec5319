import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { readingKey } from '../../keys/readingKey.ts'
import type { Column, Sort } from '../columns/column.ts'
import { ColumnSeparator } from './ColumnSeparator.tsx'

/** What the edges of the columns do. */
export type ColumnWidths = {
  /** Shows a width while an edge is dragged, without keeping it. */
  onPreview: (key: string, width: number) => void
  onWidth: (key: string, width: number) => void
  /** The width of the column's words is wanted. */
  onFit: (key: string) => void
}

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** What chooses the page; it stands before the first name. */
  checkbox: ((isStop: boolean, onFocus: () => void) => ReactNode) | undefined
  /** The way down, into the rows. */
  onRows: () => void
  widths: ColumnWidths | undefined
  /** What stands over the end of the rows, and its name. */
  end: { label: string; content: ReactNode } | undefined
}

/** Names of the columns: they sort, and their edges set widths. One tab stop for the names, one for the edge of that name. */
export function TableHead<Row>({ columns, checkbox, onRows, end, ...head }: TableHeadProps<Row>) {
  const row = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(1)
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    // What the end of the head opens stands elsewhere on the page.
    if (!event.currentTarget.contains(event.target as Node)) return
    const first = checkbox ? 0 : 1
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -stop, End: columns.length - stop }[readingKey(event)]
    if (event.key === 'ArrowDown') onRows()
    else if (step !== undefined) {
      const next = Math.min(Math.max(stop + step, first), columns.length)
      setStop(next)
      stopAt(row.current, next)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="head" role="row" aria-rowindex={1} ref={row} onKeyDown={walk}>
      {columns.map((column, at) => (
        <HeadCell
          key={column.key}
          column={column}
          isLead={at === 0}
          isStop={stop === at + 1}
          onStop={() => setStop(at + 1)}
          {...head}
        >
          {at === 0 && checkbox?.(stop === 0, () => setStop(0))}
        </HeadCell>
      ))}
      {end && (
        <div className="headEnd" role="columnheader" aria-label={end.label}>
          {end.content}
        </div>
      )}
    </div>
  )
}

type HeadCellProps<Row> = Pick<TableHeadProps<Row>, 'sort' | 'onSort' | 'widths'> & {
  column: Column<Row>
  isLead: boolean
  isStop: boolean
  onStop: () => void
  children: ReactNode
}

function HeadCell<Row>({ column, isLead, isStop, onStop, sort, onSort, widths, children }: HeadCellProps<Row>) {
  const translate = useTranslate()
  const { key, head } = column
  const sorts = onSort !== undefined && column.sort !== undefined
  const isSorted = sorts && sort?.field === column.sort
  const sortBy = () => {
    const next = sortedBy(column, sort)
    if (next) onSort?.(next)
  }
  return (
    <div
      role="columnheader"
      data-head
      className={`${isLead ? 'headLead ' : ''}${column.isEnd ? 'end ' : ''}${sorts ? 'sorts' : ''}`}
      title={head}
      aria-sort={isSorted ? (sort?.order === 'ASC' ? 'ascending' : 'descending') : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={(event) => event.target === event.currentTarget && onStop()}
      onClick={(event) => !(event.target as HTMLElement).closest('.edge, .headCheck') && sortBy()}
      onKeyDown={(event) => event.target === event.currentTarget && pressed(event) && sortBy()}
    >
      {children}
      <span className="headName">{head}</span>
      {widths && (
        <ColumnSeparator
          column={column}
          label={translate('table.widthOf', { column: head })}
          isStop={isStop}
          onPreview={(width) => widths.onPreview(key, width)}
          onWidth={(width) => widths.onWidth(key, width)}
          onFit={() => widths.onFit(key)}
        />
      )}
    </div>
  )
}

/** 0 is the checkbox, then the names. */
function stopAt(row: HTMLElement | null, stop: number): HTMLElement | null | undefined {
  if (stop === 0) return row?.querySelector<HTMLElement>('[role=checkbox]')
  return row?.querySelectorAll<HTMLElement>('[role=columnheader][data-head]')[stop - 1]
}

function pressed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false
  event.preventDefault()
  return true
}

/** The order after a press on a column's head; undefined where the column does not sort. */
function sortedBy<Row>(column: Pick<Column<Row>, 'sort' | 'sortsFirst'>, sort?: Sort): Sort | undefined {
  const { sort: field, sortsFirst = 'ASC' } = column
  if (field === undefined) return undefined
  const other = sort?.order === 'DESC' ? 'ASC' : 'DESC'
  return { field, order: sort?.field === field ? other : sortsFirst }
}
