import { useEffect } from 'react'
import { fpsOf } from '#contract/rules/time/frameRate.ts'
import { useVideo } from '../VideoContext.ts'

/** A busy machine leaves frames out: what is shown so shortly after a part has been played, not sought. */
const LATE_S = 1

/**
 * Plays the result without an export: at the last frame of a part the picture goes on with the first of the next. A
 * picture that was sent elsewhere by hand ends it; at the end it stands on the last frame.
 */
export function usePreview(): void {
  const { playhead, player, view, video } = useVideo()
  const { preview, setPreview } = view
  useEffect(() => {
    if (!preview) return
    let at = preview.start
    let isGoing = true
    const first = preview.parts[at]
    if (!first) return setPreview(undefined)
    const late = Math.ceil(LATE_S * fpsOf(video.rate))
    player.current?.seek(preview.from ?? first.seg.in)
    player.current?.run({ do: 'play' })
    return playhead.subscribe(() => {
      const { frame, isShown } = playhead.view()
      const part = preview.parts[at]
      if (!isShown || !part) return
      const isInside = frame >= part.seg.in && frame < part.seg.out
      if (isInside) isGoing = false
      if (isGoing || (isInside && frame < part.seg.out - 1)) return
      const isOver = frame >= part.seg.in && frame < part.seg.out + late
      const next = preview.parts[preview.loop ? at : at + 1]
      if (isOver && next) {
        if (!preview.loop) at += 1
        isGoing = true
        player.current?.seek(next.seg.in)
        return
      }
      if (isOver) {
        player.current?.run({ do: 'pause' })
        player.current?.seek(part.seg.out - 1)
      }
      setPreview(undefined)
    })
  }, [preview, setPreview, playhead, player, video.rate])
}
