import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { LaneCell } from '../geometry/laneLayout.ts'

/**
 * Numbers the cells of a lane by their places among its items, before anything is painted. Not as part of what is
 * drawn: an edit gives all that follows it another number, and nothing else, so that no card of them is drawn anew.
 */
export function useCellNumbers(cells: readonly LaneCell[]): RefObject<HTMLDivElement | null> {
  const lane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawn = lane.current?.querySelectorAll<HTMLElement>(':scope > .cell') ?? []
    cells.forEach(({ first }, nth) => {
      const cell = drawn[nth]
      if (!cell || cell.dataset.index === String(first)) return
      cell.dataset.index = String(first)
      cell.setAttribute('aria-colindex', String(first + 2))
    })
  }, [cells])
  return lane
}
