import type { KeyboardEvent } from 'react'

type Cell = { row: number; column: number }

type Grid = {
  rows: number
  columns: number
  at: Cell
  onMove: (to: Cell) => void
  /** Enter: what the cell leads to. */
  onOpen: (at: Cell) => void
}

/** Arrows, Home and End move within a grid of one tab stop; right to left the arrows follow the eye. */
export function gridKeys({ rows, columns, at, onMove, onOpen }: Grid) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const wide = event.ctrlKey || event.metaKey
    const to: Partial<Record<string, Cell>> = {
      ArrowDown: { ...at, row: at.row + 1 },
      ArrowUp: { ...at, row: at.row - 1 },
      ArrowRight: { ...at, column: at.column + forward },
      ArrowLeft: { ...at, column: at.column - forward },
      Home: { row: wide ? 0 : at.row, column: 0 },
      End: { row: wide ? rows - 1 : at.row, column: columns - 1 },
    }
    const wanted = to[event.key]
    if (event.key === 'Enter') onOpen(at)
    else if (wanted) onMove({ row: within(wanted.row, rows), column: within(wanted.column, columns) })
    else return
    event.preventDefault()
  }
}

const within = (value: number, length: number) => Math.max(0, Math.min(length - 1, value))
