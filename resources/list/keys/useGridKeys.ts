import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Selection } from '../selection/createSelection.ts'
import type { GridIntent } from './gridKeys.ts'
import { gridIntent } from './gridKeys.ts'
import { cellOf, indexOf } from './gridElements.ts'

type Parts = {
  rows: readonly ContentRow[]
  /** Cells of a row, the checkbox included. */
  cells: number
  perView: number
  selection: Selection
  focusRow: (index: number, cell?: number) => void
  onHead: () => void
  onOpen: (row: ContentRow, inNewTab: boolean) => void
  onPreview: (row: ContentRow) => void
}

/** Keys of the rows. A space chooses when it is let go: held down it previews instead. */
export function useGridKeys(parts: Parts) {
  const isPressed = useRef(false)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const index = indexOf(target)
    const row = parts.rows[index]
    if (!row || target.matches('input, button')) return
    const cell = cellOf(target)
    const place = { index, count: parts.rows.length, perView: parts.perView, cell, cells: parts.cells }
    const intent = gridIntent(event.nativeEvent, place)
    if (!intent || (intent.kind === 'clear' && parts.selection.state().rows.size === 0)) return
    event.preventDefault()
    if (intent.kind === 'preview' && event.key === ' ' && !isPressed.current) return
    isPressed.current = intent.kind === 'press'
    obey(intent, { ...parts, row, index, cell })
  }
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    const row = parts.rows[indexOf(event.target as HTMLElement)]
    if (event.key !== ' ' || !isPressed.current || !row) return
    isPressed.current = false
    event.preventDefault()
    parts.selection.toggle(row)
  }
  return { onKeyDown, onKeyUp }
}

function obey(intent: GridIntent, at: Parts & { row: ContentRow; index: number; cell: number }): void {
  const { rows, row, index, cell, selection, focusRow } = at
  switch (intent.kind) {
    case 'move':
      if (intent.extend) selection.range(rows, intent.to, index)
      return focusRow(intent.to, cell)
    case 'cell':
      return focusRow(index, intent.to)
    case 'head':
      return at.onHead()
    case 'open':
      return at.onOpen(row, intent.inNewTab)
    case 'range':
      return selection.range(rows, index)
    case 'page':
      return selection.addPage(rows)
    case 'clear':
      return selection.clear()
    case 'preview':
      return at.onPreview(row)
    case 'press':
  }
}
