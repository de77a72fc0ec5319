import { useTranslate } from 'ra-core'
import type { ComponentType, ReactNode, RefObject } from 'react'
import { useCallback, useEffect, useRef } from 'react'
import { visuallyHidden } from '../layoutParts/visuallyHidden.ts'
import type { Column, Sort } from './columns/column.ts'
import { END_PX } from './columns/columnShape.ts'
import { useFittedColumns } from './columns/useFittedColumns.ts'
import { TableHead } from './head/TableHead.tsx'
import { columnWidths } from './head/columnWidths.ts'
import { indexOf } from './keys/gridElements.ts'
import { leaveAt } from './keys/tablePlaces.ts'
import { useGridFocus } from './keys/useGridFocus.ts'
import type { GridActs } from './keys/useGridKeys.ts'
import { useGridKeys } from './keys/useGridKeys.ts'
import { CellTip } from './rows/CellTip.tsx'
import { windowed } from './rows/rowWindow.ts'
import { TableRow } from './rows/TableRow.tsx'
import { useRowClicks } from './rows/useRowClicks.ts'
import { useRowWindow } from './rows/useRowWindow.ts'
import { PageCheckbox } from './selection/PageCheckbox.tsx'
import type { RowKey } from './selection/selectionState.ts'
import { usePaintedRows } from './selection/usePaintedRows.ts'
import { ROW_PX } from './styleParts.ts'
import { TableFrame } from './TableFrame.ts'
import { tableSizes } from './tableSizes.ts'

export type GridProps<Row> = GridActs<Row> & {
  /** What the table lists, for those who hear it. */
  label: string
  /** As long as they are the same array their cells are not drawn anew. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: RowKey<Row>
  /** Px of a row. */
  rowHeight?: number
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Widths can be set by the edges of the heads. */
  onWidth?: (key: string, width: number) => void
  /** All rows are drawn: for short tables, which the browser's own search then finds whole. */
  isWhole?: boolean
  /** False: the columns are shown whole and scroll, however narrow the place. */
  isFitted?: boolean
  /** Rows are being fetched anew. */
  isBusy?: boolean
  /** Changes with page, order and filter: the rows of another page start at the top. */
  page?: string
  /** The name under which the place in this table is remembered while a row of it is open. */
  rememberAs?: string
  /** Key of the row that is looked at beside the table: the tab stop follows it. */
  current?: string | undefined
  /** Where in its first cell a click previews a row. */
  isPreviewAt?: (target: HTMLElement, fromStart: number) => boolean
  /** A menu at the end of each row. */
  menu?: (row: Row) => ReactNode
  /** What stands over the end of the rows, such as a chooser of columns, and its name. */
  end?: { label: string; content: ReactNode }
  /** `TableFrame` with looks of the table's own cells. */
  frame?: ComponentType<Parameters<typeof TableFrame>[0]>
  ref?: RefObject<HTMLDivElement | null>
}

/** A table with rows. */
export function TableGrid<Row>(props: GridProps<Row>) {
  const { label, rows, rowKey, rowHeight = ROW_PX, selection, current, menu, frame: Frame = TableFrame } = props
  const translate = useTranslate()
  const own = useRef<HTMLDivElement>(null)
  const scroll = props.ref ?? own
  const menuName = translate('table.rowMenu')
  const end = props.end ?? (menu && { label: menuName, content: <span style={visuallyHidden}>{menuName}</span> })
  const endPx = end ? END_PX : 0
  const columns = useFittedColumns(scroll, props.columns, endPx, props.isFitted)
  const view = useRowWindow(scroll, rows.length, rowHeight)
  const drawn = props.isWhole ? { first: 0, end: rows.length } : view
  const { page = '', rememberAs } = props
  const focus = useGridFocus({ scroll, rows, rowKey, page, rememberAs, current, reveal: view.reveal })
  const chosen = selection?.state().rows
  usePaintedRows(scroll, rows, rowKey, selection)
  useEffect(() => selection?.refresh(rows), [selection, rows])
  const acts: GridActs<Row> = { selection, onPreview: props.onPreview, onOpen: leaving(props, scroll) }
  const keys = useGridKeys({
    ...acts,
    rows,
    cells: columns.length + (menu ? 1 : 0),
    perView: Math.floor(view.height / rowHeight),
    focusRow: focus.focusRow,
    onHead: () => scroll.current?.querySelector<HTMLElement>('.head [tabindex="0"]')?.focus(),
  })
  const clicks = useRowClicks({ ...acts, rows, isPreviewAt: props.isPreviewAt })
  const widths = columnWidths({ scroll, columns, end: endPx, rowHeight, onWidth: props.onWidth })
  const tipAt = useCallback(
    (cell: HTMLElement) => {
      const element = cell.closest<HTMLElement>('[data-row]')
      if (!element) return undefined
      const row = rows[indexOf(element)]
      const column = columns[[...element.children].indexOf(cell)]
      return row === undefined ? undefined : column?.tip?.(row)
    },
    [rows, columns],
  )
  return (
    <Frame
      ref={scroll}
      role="grid"
      aria-multiselectable={selection ? true : undefined}
      aria-rowcount={rows.length + 1}
      aria-busy={props.isBusy}
      aria-label={label}
      data-opens={props.onOpen ? true : undefined}
      style={tableSizes(columns, endPx, rowHeight)}
      onKeyDown={keys.onKeyDown}
      onKeyUp={keys.onKeyUp}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      {...clicks}
    >
      <TableHead
        columns={columns}
        sort={props.sort}
        onSort={props.onSort}
        checkbox={
          selection &&
          ((isStop, onFocus) => (
            <PageCheckbox rows={rows} rowKey={rowKey} selection={selection} isStop={isStop} onFocus={onFocus} />
          ))
        }
        onRows={() => focus.focusRow(focus.active)}
        widths={widths}
        end={end}
      />
      <div className="rows" role="rowgroup" style={{ blockSize: rows.length * rowHeight }}>
        {windowed(drawn, focus.active, rows.length).map((index) => {
          const row = rows[index]
          if (row === undefined) return null
          const key = rowKey(row)
          return (
            <TableRow
              key={key}
              row={row}
              index={index}
              height={rowHeight}
              columns={columns}
              menu={menu}
              isSelected={chosen?.has(key)}
              isActive={index === focus.active}
              isCurrent={key === current}
            />
          )
        })}
      </div>
      <CellTip scroll={scroll} tipAt={tipAt} />
    </Frame>
  )
}

/** Opening a row in this tab remembers where in the table it was. */
function leaving<Row>({ onOpen, rememberAs, rowKey }: GridProps<Row>, scroll: RefObject<HTMLElement | null>) {
  return (
    onOpen &&
    ((row: Row, inNewTab: boolean) => {
      if (rememberAs !== undefined && !inNewTab)
        leaveAt(rememberAs, { key: rowKey(row), top: scroll.current?.scrollTop ?? 0 })
      onOpen(row, inNewTab)
    })
  )
}
