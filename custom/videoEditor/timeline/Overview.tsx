import { useTranslate } from 'ra-core'
import type { PointerEvent } from 'react'
import { trackPointer } from '#kit/parts/dragging/trackPointer.ts'
import { timesOf } from '#kit/parts/timeline/geometry/viewState.ts'
import { useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'
import { useVideo } from '../VideoContext.ts'

/** The whole title at a glance, and the part of it that the lanes show: a press goes there. */
export function Overview({ head }: { head: number }) {
  const translate = useTranslate()
  const { list, timeline } = useVideo()
  const { from, to } = timesOf(useTimelineShown(timeline))
  const share = (frames: number) => `${(frames / Math.max(1, list.length)) * 100}%`
  const go = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const show = (x: number) => timeline.jumpTo(((x - box.left) / box.width) * list.length, timeline.shown().width / 2)
    show(event.clientX)
    trackPointer(event.nativeEvent, {
      after: { px: 1, ms: 150 },
      element: event.currentTarget,
      onStart: () => true,
      onMove: ({ x }) => show(x),
      onEnd: () => {},
    })
  }
  return (
    <div className="overview">
      <span className="head" style={{ inlineSize: head }}>
        {translate('video.timeline.whole')}
      </span>
      <div className="strip" aria-hidden onPointerDown={go}>
        {list.segs.map((seg) => (
          <i
            key={seg.id}
            data-dropped={!seg.keep || undefined}
            style={{ insetInlineStart: share(seg.in), inlineSize: `max(1px, calc(${share(seg.out - seg.in)} - 1px))` }}
          />
        ))}
        {list.breaks.map(({ id, at }) => (
          <b key={id} style={{ insetInlineStart: share(at) }} />
        ))}
        <span className="window" style={{ insetInlineStart: share(from), inlineSize: share(to - from) }} />
      </div>
    </div>
  )
}
