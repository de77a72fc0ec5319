import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Landing } from './dragging.ts'
import type { Dragging } from './useDragging.ts'

/**
 * Joins one thing to the pointer: `box` is dragged and dropped on, `grip` is what it is dragged by, and what takes the
 * focus unless `focusOn` is the box. `landing` says where on it something dragged would come to stand now.
 */
export function useDragItem<Place, Box extends HTMLElement, Grip extends HTMLElement>(
  dragging: Dragging<Place>,
  key: string,
  focusOn: 'grip' | 'box' = 'grip',
) {
  const box = useRef<Box>(null)
  const grip = useRef<Grip>(null)
  const [landing, setLanding] = useState<Landing>()
  const [isDragged, setDragged] = useState(false)
  const { scope, register, keys } = dragging
  const { axis } = keys
  const canMove = dragging.canMove(key)
  const name = useEffectEvent(() => dragging.nameOf(key))
  const dropOf = useEffectEvent((dragged: string, fraction: number) =>
    dragged === key ? undefined : dragging.dropOn(dragged, key, fraction),
  )
  const move = useEffectEvent((dragged: string, fraction: number) => {
    const drop = dropOf(dragged, fraction)
    if (drop) dragging.move(dragged, drop.place)
  })
  useEffect(() => {
    const handle = focusOn === 'box' ? box.current : grip.current
    return handle ? register(key, handle) : undefined
  }, [key, register, focusOn, canMove])
  useEffect(() => {
    const stop = new AbortController()
    // The library comes after the page: nothing is dragged in the first moments.
    void import('./dragElement.ts').then(({ dragElement }) => {
      if (stop.signal.aborted || !box.current) return
      const cleanUp = dragElement(box.current, canMove ? grip.current : null, {
        scope,
        key,
        axis,
        name: () => name(),
        landingOf: (dragged, fraction) => dropOf(dragged, fraction)?.landing,
        onShow: setLanding,
        onDragged: setDragged,
        onDrop: (dragged, fraction) => move(dragged, fraction),
      })
      stop.signal.addEventListener('abort', cleanUp)
    })
    return () => stop.abort()
  }, [scope, key, axis, canMove])
  return { box, grip, landing, isDragged, isCarried: dragging.carried === key }
}
