import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { xOf } from '../geometry/timeScale.ts'
import type { Timeline } from './createTimeline.ts'

/** Hides the labels of the ruler that an edge of the view would cut: half a date reads as another one. */
export function useWholeTicks(timeline: Timeline, scroll: RefObject<HTMLElement | null>): void {
  // After each drawing, for labels come and go.
  useLayoutEffect(() => {
    const lines = [...(scroll.current?.querySelectorAll<HTMLElement>('.rulers .ticks') ?? [])].map((line) => [
      ...line.querySelectorAll<HTMLElement>(':scope > span'),
    ])
    return timeline.onTimes(({ from, to }) => {
      const { scale } = timeline.shown()
      const edges = { left: xOf(scale, from) - ROUNDED_PX, right: xOf(scale, to) + ROUNDED_PX }
      for (const labels of lines) for (const label of labels) hide(label, edges)
    })
  })
}

/** Labels beyond the edge are out of view as they are; what stands already is not written again. */
function hide({ style }: HTMLElement, { left, right }: { left: number; right: number }): void {
  const from = Number.parseFloat(style.insetInlineStart)
  const room = Math.min(Number.parseFloat(style.width) || 0, LABEL_PX)
  const visibility = from < left || from + room > right ? 'hidden' : ''
  if (style.visibility !== visibility) style.visibility = visibility
}

const ROUNDED_PX = 1
/** What a label takes of its room at most; those without room of their own may be cut at the end. */
const LABEL_PX = 64
