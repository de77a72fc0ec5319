import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Pointer } from '../data/pointer.ts'
import { useForm } from '../FormContext.ts'
import { useNear } from '../layouts/useNear.ts'

type NearBlockProps = {
  /** Rough height until it is drawn, so that the scrollbar hardly moves. */
  px: number
  /** Whether a field that is asked for stands in here. */
  holds: (pointer: Pointer) => boolean
  children: ReactNode
}

function Waiting({ px, holds, children }: NearBlockProps) {
  const { store } = useForm()
  const root = useRef<HTMLDivElement>(null)
  const [isNear, bringNear] = useNear(root, true)
  useEffect(() => store.onFocus((pointer) => holds(pointer) && bringNear()), [store, holds, bringNear])
  return isNear ? children : <div ref={root} className="f-waiting f-wide" style={{ blockSize: px }} />
}

/** A part of something long that is drawn when it comes near, or when a field in it is asked for. */
export function NearBlock(props: NearBlockProps) {
  const { isLazy = true } = useForm()
  return isLazy ? <Waiting {...props} /> : props.children
}
