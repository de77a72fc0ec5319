import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { indexOf } from '../keys/gridElements.ts'
import type { TableSelection } from './createSelection.ts'
import type { RowKey } from './selectionState.ts'

/**
 * Shows on the rows that stand in the page whether they are chosen, without drawing the table anew: choosing a thousand
 * rows then costs a mark on each of the twenty in view. Rows drawn later are drawn with their mark.
 */
export function usePaintedRows<Row>(
  scroll: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowKey: RowKey<Row>,
  selection: TableSelection<Row> | undefined,
): void {
  useLayoutEffect(() => {
    if (!selection) return
    const paint = () => {
      const chosen = selection.state().rows
      for (const element of scroll.current?.querySelectorAll('[data-row]') ?? []) {
        const row = rows[indexOf(element)]
        if (row !== undefined) element.setAttribute('aria-selected', String(chosen.has(rowKey(row))))
      }
    }
    paint()
    return selection.subscribe(paint)
  }, [scroll, rows, rowKey, selection])
}
