import { useLayoutEffect, useState, type RefObject } from 'react'

type StageSize = { width: number; height: number }

/** What is seen of an element in px, followed; `usual` until it is known. */
export function useStageSize(element: RefObject<HTMLElement | null>, usual: StageSize): StageSize {
  const [size, setSize] = useState(usual)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => {
      const { clientWidth, clientHeight } = target
      if (clientWidth === 0 || clientHeight === 0) return
      const next = { width: clientWidth, height: clientHeight }
      setSize((before) => (before.width === next.width && before.height === next.height ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}
