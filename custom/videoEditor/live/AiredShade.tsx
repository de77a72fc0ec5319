import { useTranslate } from 'ra-core'
import { framesOf } from '#contract/rules/time/timecode.ts'
import { airedStretches } from '#contract/rules/video/airedParts.ts'
import { widthOf, xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import type { LaneView } from '../timeline/laneView.ts'
import { useVideo } from '../VideoContext.ts'
import type { Aired } from './useAired.ts'

/** Room that the name of the edge takes behind it in any language; where there is less it stands before it. */
const NAME_PX = 120

/** What of the title has not been on air yet, or will never be, and the live edge before it. */
export function AiredShade({ lane: { scale }, aired }: { lane: LaneView; aired: Aired }) {
  const translate = useTranslate()
  const { video } = useVideo()
  const shown = airedStretches(aired.parts, [{ sp: 0, ep: aired.recorded }])
    .map(({ sp, ep }) => ({ in: framesOf(sp, video.rate), out: Math.min(video.length, framesOf(ep, video.rate)) }))
    .toSorted((a, b) => a.in - b.in)
  const edge = aired.recorded < aired.whole ? shown.at(-1)?.out : undefined
  const place = (frame: number) => `calc(var(--head) + ${xOf(scale, frame)}px)`
  return (
    <>
      {holesOf(shown, video.length).map((hole) => (
        <i
          key={hole.in}
          className="unaired"
          style={{ insetInlineStart: place(hole.in), inlineSize: xOf(scale, hole.out) - xOf(scale, hole.in) }}
        />
      ))}
      {edge !== undefined && (
        <span
          className="liveEdge"
          data-last={widthOf(scale) - xOf(scale, edge) < NAME_PX || undefined}
          style={{ insetInlineStart: place(edge) }}
        >
          <b>{translate('video.live.edge')}</b>
        </span>
      )}
    </>
  )
}

type Range = { in: number; out: number }

/** What lies between ranges that stand in order, before the first and behind the last; a frame is no hole. */
function holesOf(ranges: readonly Range[], length: number): Range[] {
  let at = 0
  const holes: Range[] = []
  for (const range of [...ranges, { in: length, out: length }]) {
    if (range.in - at > 1) holes.push({ in: at, out: range.in })
    at = Math.max(at, range.out)
  }
  return holes
}
