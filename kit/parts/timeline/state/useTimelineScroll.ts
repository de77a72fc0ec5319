import type { RefObject } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import type { Timeline, TimelineShown } from './createTimeline.ts'
import { timeAt } from '../geometry/timeScale.ts'

/** Px of wheel for one step of zoom. */
const WHEEL_PX = 60

/** Px of what stands before the lanes and above them. */
type Edges = { head: number; rulers: number }

/** Joins a timeline to the element that it scrolls in: the element tells where it is, and goes where it is told. */
export function useTimelineScroll(
  timeline: Timeline,
  scroll: RefObject<HTMLElement | null>,
  { head, rulers, shown }: Edges & { shown: TimelineShown },
): void {
  useLayoutEffect(() => {
    const element = scroll.current
    if (!element) return
    const look = () => timeline.scrolled(Math.max(0, element.scrollLeft), Math.max(0, element.scrollTop))
    const measure = () => timeline.resized(element.clientWidth - head, element.clientHeight - rulers)
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [timeline, scroll, head, rulers])

  // After each drawing: only then is there as much to scroll as the command counted on.
  useLayoutEffect(() => {
    // What was drawn at another size or scale has not as much to scroll: the next drawing is on its way.
    const move = timeline.shown() === shown ? timeline.takeMove() : undefined
    if (!move || !scroll.current) return
    scroll.current.scrollLeft = move.left
    scroll.current.scrollTop = move.top
  })

  useEffect(() => {
    const element = scroll.current
    if (!element) return
    let turned = 0
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < WHEEL_PX) return
      const { scale } = timeline.shown()
      const x = event.clientX - element.getBoundingClientRect().left - head
      timeline.zoom(turned < 0 ? -1 : 1, { at: timeAt(scale, element.scrollLeft + x), x })
      turned = 0
    }
    // Not passive: the browser would zoom the page.
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [timeline, scroll, head])
}
