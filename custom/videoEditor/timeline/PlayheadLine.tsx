import { useTranslate } from 'ra-core'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { useVideo } from '../VideoContext.ts'
import type { LaneView } from './laneView.ts'

/** Where the picture stands; moved by transform alone while it plays. */
export function PlayheadLine({ scale }: LaneView) {
  const translate = useTranslate()
  const { playhead, player, list, code } = useVideo()
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const draw = () => {
      const { frame } = playhead.view()
      if (!line.current) return
      line.current.style.transform = `translateX(${xOf(scale, frame)}px)`
      line.current.setAttribute('aria-valuenow', String(frame))
      line.current.setAttribute('aria-valuetext', code(frame))
    }
    draw()
    return playhead.subscribe(draw)
  }, [playhead, scale, code])
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    player.current?.seek(playhead.view().frame + by * (event.shiftKey ? 10 : 1))
  }
  return (
    <div
      ref={line}
      className="playhead"
      role="slider"
      tabIndex={0}
      aria-label={translate('video.timeline.playhead')}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, list.length - 1)}
      aria-valuenow={0}
      onKeyDown={onKeyDown}
    />
  )
}
