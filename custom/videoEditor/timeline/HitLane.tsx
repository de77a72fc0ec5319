import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useVideo } from '../VideoContext.ts'
import type { LaneView } from './laneView.ts'

/** What the search has found, with its score; a click goes there. */
export function HitLane({ scale, from, to }: LaneView) {
  const format = useFormat()
  const { view, player } = useVideo()
  return view.hits
    .filter((hit) => hit.out > from && hit.in < to)
    .map((hit) => (
      <span
        key={hit.id}
        className="hit"
        title={hit.label}
        style={{
          insetInlineStart: xOf(scale, hit.in),
          inlineSize: Math.max(4, xOf(scale, hit.out) - xOf(scale, hit.in)),
        }}
        onPointerDown={() => player.current?.seek(hit.in)}
      >
        {format.number(hit.score, 2)}
      </span>
    ))
}
