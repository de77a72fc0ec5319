import { useLayoutEffect, useState, type RefObject } from 'react'

/** Width of an element in px, followed; `usual` until it is known. */
export function useInlineSize(element: RefObject<HTMLElement | null>, usual: number): number {
  const [size, setSize] = useState(usual)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setSize(target.clientWidth || usual)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, usual])
  return size
}
