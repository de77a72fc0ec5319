import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { indexOf } from '../keys/gridElements.ts'
import type { Selection } from './createSelection.ts'

/**
 * Shows on the rows that stand in the page whether they are chosen, without drawing the table anew: choosing a thousand
 * rows then costs a mark on each of the twenty in view. Rows drawn later are drawn with their mark.
 */
export function usePaintedRows(
  scroll: RefObject<HTMLElement | null>,
  rows: readonly ContentRow[],
  selection: Selection,
): void {
  useLayoutEffect(() => {
    const paint = () => {
      const chosen = selection.state().rows
      for (const element of scroll.current?.querySelectorAll('[data-row]') ?? []) {
        const row = rows[indexOf(element)]
        if (row) element.setAttribute('aria-selected', String(chosen.has(row.id)))
      }
    }
    paint()
    return selection.subscribe(paint)
  }, [scroll, rows, selection])
}
