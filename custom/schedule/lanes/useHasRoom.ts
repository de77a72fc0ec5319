import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether an element is higher than so many px; false until it has been measured. Follows its size. */
export function useHasRoom(box: RefObject<HTMLElement | null>, px: number): boolean {
  const [hasRoom, setHasRoom] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // Where nothing is laid out nothing lacks room.
    const measure = () => setHasRoom(element.clientHeight === 0 || element.clientHeight > px)
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, px])
  return hasRoom
}
