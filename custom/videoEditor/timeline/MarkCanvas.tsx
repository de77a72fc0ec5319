import { useEffect, useRef } from 'react'
import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import type { LaneView } from './laneView.ts'

type MarkCanvasProps = {
  lane: LaneView
  /** One without length is a line of 1 px. */
  marks: readonly { in: number; out: number }[]
  top: number
  height: number
  color: 'text-secondary' | 'line-outline'
  onPress?: (frame: number) => void
}

/** Marks of a lane, drawn: so many that an element each would be slow. */
export function MarkCanvas({ lane, marks, top, height, color, onPress }: MarkCanvasProps) {
  const { scale, left, right, from, to, frameAt } = lane
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = Math.max(1, Math.ceil(right - left))
    element.height = element.clientHeight
    context.fillStyle = getComputedStyle(element).color
    for (const mark of marks) {
      if (mark.out < from || mark.in > to) continue
      const x = xOf(scale, mark.in)
      context.fillRect(Math.round(x - left), top, Math.max(1, xOf(scale, mark.out) - x - 1), height)
    }
  }, [marks, scale, left, right, from, to, top, height])
  return (
    <canvas
      ref={canvas}
      style={{
        insetInlineStart: left,
        inlineSize: right - left,
        color: `var(--mui-palette-${color})`,
        ...(onPress && { pointerEvents: 'auto' }),
      }}
      {...(onPress && { onPointerDown: ({ clientX }) => onPress(frameAt(clientX)) })}
    />
  )
}
