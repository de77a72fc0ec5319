import type { RefObject } from 'react'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { xOf } from '../geometry/timeScale.ts'
import type { Timeline } from './createTimeline.ts'

/**
 * Moves the words of cells that begin before the view to its edge, at every scroll and after every drawing. Sticky
 * positions would cost a layer for each cell, and would not shorten words to the part of the cell that is seen.
 */
export function useWordsInView(timeline: Timeline, scroll: RefObject<HTMLElement | null>): void {
  const place = useCallback(() => {
    const left = xOf(timeline.shown().scale, timeline.times().from)
    for (const cell of scroll.current?.querySelectorAll<HTMLElement>('[data-edge]') ?? []) {
      const hidden = `${Math.max(0, Math.round(left - Number.parseFloat(cell.style.insetInlineStart)))}px`
      if (cell.style.getPropertyValue('--hidden') !== hidden) cell.style.setProperty('--hidden', hidden)
    }
  }, [timeline, scroll])
  useEffect(() => timeline.onTimes(place), [timeline, place])
  useLayoutEffect(place)
}
