import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/** Px of one line; every line has it, so that nothing needs to be measured. */
export const LINE_PX = 44
/** Lines drawn beyond each edge of the view. */
const BEYOND = 6
/** Px of the view until the browser tells. */
const FIRST_VIEW = 480

/** Which lines stand near the view of the tree. */
export function useTreeWindow(scroll: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState({ top: 0, height: FIRST_VIEW })
  useLayoutEffect(() => {
    const element = scroll.current
    if (!element) return
    const look = () => setView((before) => ({ top: element.scrollTop, height: element.clientHeight || before.height }))
    const observer = new ResizeObserver(look)
    element.addEventListener('scroll', look, { passive: true })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [scroll])
  const first = Math.max(0, Math.min(Math.floor(view.top / LINE_PX) - BEYOND, count))
  const end = Math.min(count, Math.ceil((view.top + view.height) / LINE_PX) + BEYOND)
  return {
    first,
    end,
    /** Brings a line into view. */
    reveal(index: number, place: 'nearest' | 'middle' = 'nearest') {
      const element = scroll.current
      if (!element) return
      const top = index * LINE_PX
      const height = element.clientHeight || FIRST_VIEW
      if (place === 'middle') element.scrollTop = Math.max(0, top - (height - LINE_PX) / 2)
      else if (top < element.scrollTop) element.scrollTop = top
      else if (top + LINE_PX > element.scrollTop + height) element.scrollTop = top + LINE_PX - height
    },
  }
}
