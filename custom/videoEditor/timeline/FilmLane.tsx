import { msOfFrames } from '#contract/rules/time/timecode.ts'
import { timeAt } from '#kit/parts/timeline/geometry/timeScale.ts'
import { useVideo } from '../VideoContext.ts'
import type { LaneView } from './laneView.ts'
import { NotDrawn } from './NotDrawn.tsx'
import { useThumbnails } from './useThumbnails.ts'

/** Px of a picture of the strip. */
const HEIGHT = 48

/** Small pictures of the title, each that of the time under its left edge. */
export function FilmLane({ scale, left, right }: LaneView) {
  const { video } = useVideo()
  const { pictures, error, queryKey } = useThumbnails()
  const [first] = pictures
  if (!first) return <NotDrawn error={error} queryKey={queryKey} />
  const zoom = HEIGHT / first.height
  const width = first.width * zoom
  const slots = Math.ceil(right / width) - Math.floor(left / width)
  return Array.from({ length: slots }, (_none, nth) => {
    const x = (Math.floor(left / width) + nth) * width
    const ms = msOfFrames(timeAt(scale, x), video.rate)
    const picture = pictures[Math.min(pictures.length - 1, Math.floor(ms / first.every))] ?? first
    return (
      <span key={x} className="tile" style={{ insetInlineStart: x, inlineSize: width - 1, blockSize: HEIGHT }}>
        <i
          style={{
            inlineSize: picture.width,
            blockSize: picture.height,
            transform: `scale(${zoom})`,
            backgroundImage: `url("${picture.sheet}")`,
            backgroundPosition: `-${picture.x}px -${picture.y}px`,
          }}
        />
      </span>
    )
  })
}
