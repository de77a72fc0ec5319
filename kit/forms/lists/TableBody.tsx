import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { ClipboardEvent, CSSProperties, ReactNode } from 'react'
import { isWithin } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import { TableRow } from './TableRow.tsx'
import type { TableRowProps } from './TableRow.tsx'

/** Beyond this many rows only those in sight are drawn. */
const WINDOW_FROM = 50
const ROW_PX = 38

type TableBodyProps = {
  keys: readonly string[]
  row: Omit<TableRowProps, 'index' | 'count' | 'rowRef'>
  label: string
  head: ReactNode
  /** The first column has a line of its own, above so many others that share the next one. */
  lead?: number | undefined
  /** Rows of a spreadsheet that are pasted into a cell. */
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void
}

function WholeTable({ keys, row, label, head, lead, onPaste }: TableBodyProps) {
  return (
    <div className="f-tableBox">
      <table className="f-table" aria-label={label} onPaste={onPaste} {...leadProps(lead)}>
        <thead>{head}</thead>
        <tbody>
          {keys.map((key, index) => (
            <TableRow key={key} {...row} index={index} count={keys.length} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A long list scrolls in a box of its own; rows out of sight are one spacer above and one below. */
function WindowedTable({ keys, row, label, head, lead, onPaste }: TableBodyProps) {
  const { store } = useForm()
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: keys.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 6,
    initialRect: { width: 800, height: 480 },
  })
  const { list } = row
  // A field in a row that is not drawn is scrolled into sight before the cursor can go there.
  useEffect(
    () =>
      store.onFocus((pointer) => {
        if (!isWithin(pointer, list) || pointer === list) return
        rows.scrollToIndex(Number.parseInt(pointer.slice(list.length + 1), 10), { align: 'center' })
      }),
    [store, list, rows],
  )
  const shown = rows.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = rows.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <div className="f-tableBox" data-windowed="" ref={box} tabIndex={0} role="region" aria-label={label}>
      <table
        className="f-table"
        aria-label={label}
        aria-rowcount={keys.length + 1}
        onPaste={onPaste}
        {...leadProps(lead)}
      >
        <thead>{head}</thead>
        <tbody>
          <tr aria-hidden="true" style={{ height: before }} />
          {shown.map(({ index, key }) => (
            <TableRow
              key={key}
              {...row}
              index={index}
              count={keys.length}
              rowRef={rows.measureElement as (element: HTMLTableRowElement | null) => void}
            />
          ))}
          <tr aria-hidden="true" style={{ height: after }} />
        </tbody>
      </table>
    </div>
  )
}

const leadProps = (lead: number | undefined) =>
  lead === undefined ? {} : { 'data-lead': '', style: { '--columns': lead } as CSSProperties }

export function TableBody(props: TableBodyProps) {
  return props.keys.length > WINDOW_FROM ? <WindowedTable {...props} /> : <WholeTable {...props} />
}
