import type { RefObject } from 'react'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { ColumnShape } from './columnShape.ts'
import { fittedColumns } from './fittedColumns.ts'

/** Px beside a table that fills the window. */
const MARGINS_PX = 24
/** Steps in which a place is said to change: each pixel would draw the rows anew. */
const STEP_PX = 8
/** Where a table stood last, for the next one: asking the page for a width would have it laid out twice. */
let last = { window: 0, place: 0 }

/**
 * The columns that fit the table's own place, which panels, boxed frames and an unfolded menu make narrower than the
 * window; with `isOn` false all of them. The browser tells the width; until then the last table's serves.
 */
export function useFittedColumns<C extends ColumnShape>(
  table: RefObject<HTMLElement | null>,
  columns: readonly C[],
  end: number,
  isOn = true,
): readonly C[] {
  const [place, setPlace] = useState(() =>
    last.window === window.innerWidth ? last.place : window.innerWidth - MARGINS_PX,
  )
  useLayoutEffect(() => {
    const element = table.current
    if (!element || !isOn) return
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width <= 0) return
      const stepped = Math.floor(width / STEP_PX) * STEP_PX
      last = { window: window.innerWidth, place: stepped }
      setPlace(stepped)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [table, isOn])
  return useMemo(() => (isOn ? fittedColumns(columns, place, end) : columns), [columns, place, end, isOn])
}
