import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'

/** Beyond this many rows only those in sight are drawn. */
const WINDOW_FROM = 50
const ROW_PX = 32

type SegmentRowsProps = {
  label: string
  head: ReactNode
  keys: readonly string[]
  /** Brought into sight when it changes: the segment whose dialog is open. */
  chosen: number | undefined
  draw: (index: number, ref?: Ref<HTMLTableRowElement>) => ReactNode
}

/** The table of segments. A long one scrolls in a box of its own. */
export function SegmentRows(props: SegmentRowsProps) {
  return props.keys.length > WINDOW_FROM ? <WindowedRows {...props} /> : <WholeRows {...props} />
}

function WholeRows({ label, head, keys, draw }: SegmentRowsProps) {
  return (
    <div className="f-tableBox">
      <table className="f-table" aria-label={label}>
        <thead>{head}</thead>
        <tbody>{keys.map((_, index) => draw(index))}</tbody>
      </table>
    </div>
  )
}

/** Rows out of sight are one spacer above and one below. */
function WindowedRows({ label, head, keys, chosen, draw }: SegmentRowsProps) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: keys.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 8,
    initialRect: { width: 800, height: 480 },
  })
  useEffect(() => {
    if (chosen !== undefined) rows.scrollToIndex(chosen)
  }, [chosen, rows])
  const shown = rows.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = rows.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <div className="f-tableBox" data-windowed="" ref={box} tabIndex={0} role="region" aria-label={label}>
      <table className="f-table" aria-label={label} aria-rowcount={keys.length + 1}>
        <thead>{head}</thead>
        <tbody>
          <tr aria-hidden="true" style={{ height: before }} />
          {shown.map(({ index }) => draw(index, rows.measureElement))}
          <tr aria-hidden="true" style={{ height: after }} />
        </tbody>
      </table>
    </div>
  )
}
