import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { cropOf, cropOfPart } from '#contract/rules/images/cropOf.ts'
import type { FocalPoint, ImageFrame, PictureSize } from '#contract/rules/images/cropOf.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** The picture is fitted into this box, in px. */
const BOX = { width: 480, height: 320 }
const STEP = 0.02

type FramePickerProps = {
  src: string | undefined
  size: PictureSize
  frame: ImageFrame
  /** The slot whose own crop is being chosen; without one it is the focal point. */
  ratio: string | undefined
  onFrame: (frame: ImageFrame) => void
}

/** The whole picture: a point of interest to be put anywhere, or one slot's crop to be moved; by pointer or arrows. */
export function FramePicker({ src, size, frame, ratio, onFrame }: FramePickerProps) {
  const translate = useTranslate()
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const scale = Math.min(BOX.width / size.width, BOX.height / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  const part = ratio === undefined ? undefined : cropOf(size, ratio, frame)
  const focal = frame.focal ?? { x: 0.5, y: 0.5 }
  const centre = part
    ? { x: (part.left + part.width / 2) / size.width, y: (part.top + part.height / 2) / size.height }
    : focal
  const put = ({ x, y }: FocalPoint) => {
    const to = { x: within(x), y: within(y) }
    if (!part) return onFrame({ ...frame, focal: to })
    const left = to.x * size.width - part.width / 2
    const top = to.y * size.height - part.height / 2
    onFrame({ ...frame, crop: cropOfPart({ ...part, ...inside({ left, top }, part, size) }, size) })
  }
  const follow = (event: PointerEvent) => {
    const rect = box.current?.getBoundingClientRect()
    if (!rect || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId))) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    put({ x: (event.clientX - rect.left) / rect.width, y: (event.clientY - rect.top) / rect.height })
  }
  const press = (event: KeyboardEvent) => {
    const way = ARROWS[event.key]
    if (!way) return
    event.preventDefault()
    put({ x: centre.x + way.x * STEP, y: centre.y + way.y * STEP })
  }
  const words = translate(part ? 'imageFrame.cropAt' : 'imageFrame.focalAt', {
    x: format.percent(centre.x),
    y: format.percent(centre.y),
  })
  return (
    <div ref={box} className="f-framing" style={{ width, height }} onPointerDown={follow} onPointerMove={follow}>
      {src && <img src={src} alt="" draggable={false} style={{ width, height }} />}
      <button
        type="button"
        autoFocus
        className={part ? 'f-cropMark' : 'f-focalMark'}
        aria-label={words}
        title={translate('imageFrame.arrows')}
        onKeyDown={press}
        style={
          part
            ? {
                insetInlineStart: part.left * scale,
                insetBlockStart: part.top * scale,
                width: part.width * scale,
                height: part.height * scale,
              }
            : { insetInlineStart: focal.x * width, insetBlockStart: focal.y * height }
        }
      />
    </div>
  )
}

const ARROWS: Readonly<Record<string, FocalPoint | undefined>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const within = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000))

function inside({ left, top }: { left: number; top: number }, part: PictureSize, size: PictureSize) {
  const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)
  return { left: clamp(left, size.width - part.width), top: clamp(top, size.height - part.height) }
}
