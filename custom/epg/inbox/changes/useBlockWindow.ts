import type { RefObject } from 'react'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { blocksInView, blockTops } from './blockWindow.ts'

const BEYOND_PX = 400
/** Px of a window that head, tabs and bar of the page take, until the browser tells the view's height. */
const AROUND_PX = 280

/** Which of blocks of known heights stand near the view of what scrolls. */
export function useBlockWindow(scroll: RefObject<HTMLElement | null>, heights: readonly number[]) {
  const tops = useMemo(() => blockTops(heights), [heights])
  const [view, setView] = useState(() => ({ top: 0, height: Math.max(0, window.innerHeight - AROUND_PX) }))
  useLayoutEffect(() => {
    const element = scroll.current
    if (!element) return
    const look = () => setView(({ height }) => ({ top: Math.max(0, element.scrollTop), height }))
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      if (height > 0) setView(({ top }) => ({ top, height }))
    })
    element.addEventListener('scroll', look, { passive: true })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [scroll])
  /** Brings a block into view and has it drawn by the next frame. */
  const reveal = useCallback(
    (index: number) => {
      const element = scroll.current
      const [start, end] = [tops[index] ?? 0, tops[index + 1] ?? 0]
      if (!element) return
      if (start < element.scrollTop) element.scrollTop = start
      else if (end > element.scrollTop + element.clientHeight && element.clientHeight > 0)
        element.scrollTop = end - element.clientHeight
      setView(({ height }) => ({ top: element.scrollTop, height }))
    },
    [scroll, tops],
  )
  return { ...blocksInView(tops, { ...view, beyond: BEYOND_PX }), tops, total: tops.at(-1) ?? 0, reveal }
}
