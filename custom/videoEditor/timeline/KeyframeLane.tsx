import { useEffect, useRef } from 'react'
import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { useKeyframes } from '../useKeyframes.ts'
import type { LaneView } from './laneView.ts'

/** Frames at which a fast cut can begin. */
export function KeyframeLane({ scale, left, right, from, to }: LaneView) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const keyframes = useKeyframes()
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = Math.max(1, Math.ceil(right - left))
    element.height = element.clientHeight
    context.fillStyle = getComputedStyle(element).color
    for (const at of keyframes)
      if (at >= from && at <= to) context.fillRect(Math.round(xOf(scale, at) - left), 1, 1, 10)
  }, [keyframes, scale, left, right, from, to])
  return (
    <canvas
      ref={canvas}
      style={{ insetInlineStart: left, inlineSize: right - left, color: 'var(--mui-palette-text-secondary)' }}
    />
  )
}
