import { useEffect, useEffectEvent, useRef } from 'react'
import type { ScheduleDrag } from '../model/scheduleDrag.ts'

/** The element that carries it to the lanes; nothing where it cannot be dragged. */
export function useShelfDrag(drag: ScheduleDrag | undefined) {
  const box = useRef<HTMLLIElement>(null)
  const dragOf = useEffectEvent(() => drag ?? { airings: [], name: '' })
  const canDrag = drag !== undefined
  useEffect(() => {
    if (!canDrag) return
    const stop = new AbortController()
    // The library comes after the page: nothing is dragged in the first moments.
    void import('./shelfSource.ts').then(({ shelfSource }) => {
      if (stop.signal.aborted || !box.current) return
      stop.signal.addEventListener(
        'abort',
        shelfSource(box.current, () => dragOf()),
      )
    })
    return () => stop.abort()
  }, [canDrag])
  return box
}
