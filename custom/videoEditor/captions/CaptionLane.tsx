import { useEffect, useRef } from 'react'
import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import type { LaneView } from '../timeline/laneView.ts'
import { useVideo } from '../VideoContext.ts'
import { captionAt } from './useCaptions.ts'

/** Of so many in view the words are shown; more are blocks. */
const READABLE = 60

/** What is said: as words where there is room, else as blocks. A press goes to where it begins. */
export function CaptionLane({ scale, left, right, from, to, frameAt }: LaneView) {
  const { captions, player, view } = useVideo()
  const { shown, lang } = captions
  const canvas = useRef<HTMLCanvasElement>(null)
  const inView = shown.slice(Math.max(0, captionAt(shown, from)), captionAt(shown, to) + 1)
  const isReadable = inView.length <= READABLE
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = Math.max(1, Math.ceil(right - left))
    element.height = element.clientHeight
    context.fillStyle = getComputedStyle(element).color
    for (const one of shown) {
      if (one.out < from || one.in > to) continue
      const x = Math.round(xOf(scale, one.in) - left)
      context.fillRect(x, 5, Math.max(1, xOf(scale, one.out) - xOf(scale, one.in) - 1), 8)
    }
  }, [shown, scale, left, right, from, to, isReadable])
  const go = (frame: number) => {
    view.setPreview(undefined)
    player.current?.seek(frame)
  }
  if (!isReadable)
    return (
      <canvas
        ref={canvas}
        style={{
          insetInlineStart: left,
          inlineSize: right - left,
          color: 'var(--mui-palette-line-outline)',
          pointerEvents: 'auto',
        }}
        onPointerDown={({ clientX }) => {
          const one = shown[captionAt(shown, frameAt(clientX))]
          if (one) go(one.in)
        }}
      />
    )
  return inView.map((one) => (
    <span
      key={`${one.in} ${one.text}`}
      className="said"
      lang={lang}
      title={one.text}
      style={{
        insetInlineStart: xOf(scale, one.in),
        inlineSize: Math.max(2, xOf(scale, one.out) - xOf(scale, one.in) - 1),
      }}
      onPointerDown={() => go(one.in)}
    >
      {one.text}
    </span>
  ))
}
