import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Landing, LineDrag } from './dragLine.ts'
import { dragLine } from './dragLine.ts'

type Parts<Item> = Omit<LineDrag<Item>, 'onShow'> & {
  /** Changes whenever the grip comes or goes. */
  hasGrip: boolean
}

/** Joins a line to the drag library; `landing` says where on it something dragged would land now. */
export function useLineDrag<Item, Grip extends HTMLElement>({ kind, item, hasGrip, ...acts }: Parts<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip>(null)
  const [landing, setLanding] = useState<Landing>()
  const landingOf = useEffectEvent(acts.landingOf)
  const onLand = useEffectEvent(acts.onLand)
  useEffect(() => {
    if (!box.current) return
    return dragLine<Item>(box.current, hasGrip ? grip.current : null, {
      kind,
      item,
      landingOf: (dragged, inUpperHalf) => landingOf(dragged, inUpperHalf),
      onShow: setLanding,
      onLand: (dragged, place) => onLand(dragged, place),
    })
  }, [kind, item, hasGrip])
  return { box, grip, landing }
}
