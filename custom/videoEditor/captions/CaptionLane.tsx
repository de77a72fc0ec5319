import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import type { LaneView } from '../timeline/laneView.ts'
import { MarkCanvas } from '../timeline/MarkCanvas.tsx'
import { useVideo } from '../VideoContext.ts'
import { captionAt } from './useCaptions.ts'

/** Of so many in view the words are shown; more are blocks. */
const READABLE = 60

/** What is said: as words where there is room, else as blocks. A press goes to where it begins. */
export function CaptionLane(lane: LaneView) {
  const { scale, from, to } = lane
  const { captions, player, view } = useVideo()
  const { shown, lang } = captions
  const inView = shown.slice(Math.max(0, captionAt(shown, from)), captionAt(shown, to) + 1)
  const go = (one: (typeof shown)[number] | undefined) => {
    if (!one) return
    view.setPreview(undefined)
    player.current?.seek(one.in)
  }
  if (inView.length > READABLE)
    return (
      <MarkCanvas
        lane={lane}
        marks={shown}
        top={5}
        height={8}
        color="line-outline"
        onPress={(frame) => go(shown[captionAt(shown, frame)])}
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
      onPointerDown={() => go(one)}
    >
      {one.text}
    </span>
  ))
}
