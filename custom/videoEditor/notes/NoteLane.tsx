import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import type { LaneView } from '../timeline/laneView.ts'
import { useVideo } from '../VideoContext.ts'

/** Open notes at their frames: a press goes to the frame and opens the list, which says the same by keyboard. */
export function NoteLane({ scale, from, to }: LaneView) {
  const { notes, view, player, code } = useVideo()
  return notes.pins
    .filter(({ at }) => at >= from && at <= to)
    .map(({ id, at, text }) => (
      <span
        key={id}
        className="note"
        title={`${code(at)} ${text}`}
        style={{ insetInlineStart: xOf(scale, at) }}
        onPointerDown={() => {
          view.setPanel('notes')
          player.current?.seek(at)
        }}
      >
        {text}
      </span>
    ))
}
