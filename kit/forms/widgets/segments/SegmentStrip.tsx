import type { FrameRate } from '#contract/rules/time/frameRate.ts'
import { framesOf, timecodeOf } from '#contract/rules/time/timecode.ts'
import { useSegmentLook } from './SegmentGlyph.tsx'
import type { SegmentLine } from './useSegmentList.ts'

type SegmentStripProps = {
  lines: readonly SegmentLine[]
  trt: number
  rate: FrameRate
  chosen: number | undefined
  onOpen: (index: number) => void
}

/** Starts are written over pieces that take at least this part of the strip, or the times would run into each other. */
const WRITTEN_FROM = 0.12

/** Beyond this many pieces there is no room between them. */
const MANY = 120

/**
 * The program at a glance: its pieces in proportion, their starts above, mid-rolls as ticks. Who cannot see it or uses
 * keys has all of it in the table below.
 */
export function SegmentStrip({ lines, trt, rate, chosen, onOpen }: SegmentStripProps) {
  const lookOf = useSegmentLook()
  const part = (ms: number) => (trt > 0 ? ms / trt : 1 / lines.length)
  return (
    <div className="strip" aria-hidden="true" data-many={lines.length > MANY || undefined}>
      <div className="starts">
        {lines.map(({ placed }, index) => (
          <span key={index} style={{ flexGrow: part(placed.dur) }}>
            {part(placed.dur) >= WRITTEN_FROM && placed.relativeStartTime}
          </span>
        ))}
        <b>{timecodeOf(framesOf(trt, rate), rate)}</b>
      </div>
      <div className="pieces">
        {lines.map((line, index) => {
          const { letter, style } = lookOf(line.kind)
          return (
            <span
              key={index}
              title={line.name}
              data-chosen={index === chosen || undefined}
              style={{ ...style, flexGrow: part(line.placed.dur) }}
              onClick={() => onOpen(index)}
            >
              <span className="letter">{letter}</span>
              {part(line.placed.dur) >= WRITTEN_FROM && <em>{line.name}</em>}
              {midRolls(line).map((at) => (
                <i key={at} style={{ insetInlineStart: `${at * 100}%` }} />
              ))}
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** Where mid-rolls lie within a piece, from 0 to 1. */
function midRolls({ segment: { am = [] }, placed: { from, frames, rate } }: SegmentLine): number[] {
  if (frames === 0) return []
  const places = am.flatMap(({ ap, at }) =>
    ap === 'mid' && at !== undefined ? [(framesOf(at, rate) - from) / frames] : [],
  )
  return places.filter((at) => at >= 0 && at <= 1)
}
