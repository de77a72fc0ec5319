import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** A section is drawn when it comes within this distance of what is seen. */
const NEAR = '600px 0px'

/** Whether an element has been near the visible part of the page yet; it may also be brought near by hand. */
export function useNear(element: RefObject<HTMLElement | null>, isLazy: boolean): [boolean, () => void] {
  const [isNear, setNear] = useState(!isLazy)
  useEffect(() => {
    const target = element.current
    if (isNear || !target) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, isNear])
  return [isNear, useCallback(() => setNear(true), [])]
}
