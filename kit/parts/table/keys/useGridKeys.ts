import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import type { TableSelection } from '../selection/createSelection.ts'
import { cellOf, indexOf, pressable } from './gridElements.ts'
import type { GridIntent } from './gridKeys.ts'
import { gridIntent } from './gridKeys.ts'

/** What keys can do in a table; what is left out does nothing, and its key is the browser's. */
export type GridActs<Row> = {
  selection?: TableSelection<Row> | undefined
  onOpen?: ((row: Row, inNewTab: boolean) => void) | undefined
  onPreview?: ((row: Row) => void) | undefined
}

type Parts<Row> = GridActs<Row> & {
  rows: readonly Row[]
  /** Cells of a row. */
  cells: number
  perView: number
  focusRow: (index: number, cell?: number) => void
  onHead: () => void
}

/** Keys of the rows. A space chooses when it is let go: held down it previews instead. */
export function useGridKeys<Row>(parts: Parts<Row>) {
  const isPressed = useRef(false)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const index = indexOf(target)
    const row = parts.rows[index]
    if (row === undefined || target.matches('input, button')) return
    const cell = cellOf(target)
    const place = { index, count: parts.rows.length, perView: parts.perView, cell, cells: parts.cells }
    const intent = gridIntent(event.nativeEvent, place)
    if (!intent || !isOffered(intent, parts)) return
    event.preventDefault()
    if (intent.kind === 'preview' && event.key === ' ' && !isPressed.current) return
    isPressed.current = intent.kind === 'press'
    obey(intent, { ...parts, row, index, cell, target })
  }
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    const row = parts.rows[indexOf(event.target as HTMLElement)]
    if (event.key !== ' ' || !isPressed.current || row === undefined) return
    isPressed.current = false
    event.preventDefault()
    parts.selection?.toggle(row)
  }
  return { onKeyDown, onKeyUp }
}

function isOffered<Row>({ kind }: GridIntent, { selection, onPreview }: GridActs<Row>): boolean {
  if (kind === 'clear') return selection !== undefined && selection.state().rows.size > 0
  if (kind === 'press') return selection !== undefined || onPreview !== undefined
  if (kind === 'range' || kind === 'page') return selection !== undefined
  return kind === 'preview' ? onPreview !== undefined : true
}

type Pressed<Row> = Parts<Row> & { row: Row; index: number; cell: number; target: HTMLElement }

function obey<Row>(intent: GridIntent, at: Pressed<Row>): void {
  const { rows, row, index, cell, selection, focusRow } = at
  switch (intent.kind) {
    case 'move':
      if (intent.extend) selection?.range(rows, intent.to, index)
      return focusRow(intent.to, cell)
    case 'cell':
      return focusRow(index, intent.to)
    case 'head':
      return at.onHead()
    case 'open':
      return open(at, intent.inNewTab)
    case 'range':
      return selection?.range(rows, index)
    case 'page':
      return selection?.addPage(rows)
    case 'clear':
      return selection?.clear()
    case 'preview':
      return at.onPreview?.(row)
    case 'press':
  }
}

/** Enter in a cell presses what stands in it, anywhere else it opens the row. */
function open<Row>({ target, cell, row, onOpen }: Pressed<Row>, inNewTab: boolean): void {
  const within = cell === -1 ? undefined : pressable(target)
  if (within && !inNewTab) within.click()
  else onOpen?.(row, inNewTab)
}
