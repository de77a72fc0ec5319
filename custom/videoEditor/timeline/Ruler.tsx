import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { framesOn, rulerStep } from '../model/ruler.ts'
import { useVideo } from '../VideoContext.ts'
import type { LaneView } from './laneView.ts'

/** What marks are called, as on their keys. */
const LETTERS = { in: 'I', out: 'O' } as const

/** Timecodes over the lanes, and the range that is marked. */
export function Ruler({ scale, from, to }: LaneView) {
  const { video, view, code } = useVideo()
  const { label, tick } = rulerStep(scale.pxPerMs, video.rate)
  const { marks } = view
  const isRange = marks.in !== undefined || marks.out !== undefined
  const [start, end] = [xOf(scale, marks.in ?? marks.out ?? 0), xOf(scale, marks.out ?? marks.in ?? 0)]
  return (
    <>
      {framesOn(tick, from, to).map((at) => (
        <i
          key={at}
          className="tick"
          data-main={at % label === 0 || undefined}
          style={{ insetInlineStart: xOf(scale, at) }}
        />
      ))}
      {framesOn(label, from, to).map((at) => (
        <span key={at} className="label" style={{ insetInlineStart: xOf(scale, at) + 3 }}>
          {code(at)}
        </span>
      ))}
      {isRange && (
        <span className="marks" style={{ insetInlineStart: start, inlineSize: Math.max(1, end - start) }}>
          {marks.in !== undefined && <b style={{ insetInlineStart: 0 }}>{LETTERS.in}</b>}
          {marks.out !== undefined && <b style={{ insetInlineEnd: 0 }}>{LETTERS.out}</b>}
        </span>
      )}
    </>
  )
}
