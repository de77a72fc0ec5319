import type { RefObject } from 'react'
import { useCallback, useLayoutEffect, useState } from 'react'
import { rowWindow } from './rowWindow.ts'

/** Px of the table's head, which covers the first rows of the view. */
const HEAD_PX = 32

/** Rows beyond the view: one while the list opens, more as soon as what is in view has been shown. */
const BEYOND_AT_FIRST = 1
const BEYOND = 4
/** Px of a window that head, tabs, filters and pager of a page take. */
const AROUND_PX = 276

/**
 * Which rows, each of `row` px, stand near the view. Until the browser tells the view's height the window's serves:
 * asking for it would make the browser lay the page out twice.
 */
export function useRowWindow(scroll: RefObject<HTMLElement | null>, count: number, row: number) {
  const [view, setView] = useState(() => ({ top: 0, height: Math.max(0, window.innerHeight - AROUND_PX - HEAD_PX) }))
  const [beyond, setBeyond] = useState(BEYOND_AT_FIRST)
  useLayoutEffect(() => {
    const element = scroll.current
    if (!element) return
    const look = () =>
      setView((before) => {
        const next = { top: Math.max(0, element.scrollTop), height: before.height }
        return Math.floor(before.top / row) === Math.floor(next.top / row) ? before : next
      })
    let frame = 0
    const observer = new ResizeObserver(([entry]) => {
      frame = requestAnimationFrame(() => setBeyond(BEYOND))
      const height = entry ? entry.contentRect.height - HEAD_PX : 0
      if (height > 0) setView((before) => (before.height === height ? before : { ...before, height }))
    })
    element.addEventListener('scroll', look, { passive: true })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [scroll, row])

  /**
   * Brings a row into view and has it drawn by the next frame. `amid`: what was out of view comes with rows on both
   * sides of it.
   */
  const reveal = useCallback(
    (index: number, place: 'nearest' | 'top' | 'amid' = 'nearest') => {
      const element = scroll.current
      if (!element) return
      const height = element.clientHeight - HEAD_PX
      const top = index * row
      const isAbove = top < element.scrollTop
      const isBelow = height > 0 && top + row > element.scrollTop + height
      if (place === 'amid' && (isAbove || isBelow)) element.scrollTop = Math.max(0, top - Math.max(0, height) / 3)
      else if (place === 'top' || isAbove) element.scrollTop = top
      else if (isBelow) element.scrollTop = top + row - height
      setView((before) => ({ top: element.scrollTop, height: height > 0 ? height : before.height }))
    },
    [scroll, row],
  )
  return { ...rowWindow({ ...view, row, count, beyond }), height: view.height, reveal }
}
