import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, type CSSProperties, type PointerEvent, type ReactNode } from 'react'
import { trackPointer } from '#kit/parts/dragging/trackPointer.ts'
import { timeAt, widthOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { drawnSpan } from '#kit/parts/timeline/geometry/viewWindow.ts'
import { useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'
import { useTimelineScroll } from '#kit/parts/timeline/state/useTimelineScroll.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { NoteLane } from '../notes/NoteLane.tsx'
import { useVideo } from '../VideoContext.ts'
import { AiredShade } from '../live/AiredShade.tsx'
import { CaptionLane } from '../captions/CaptionLane.tsx'
import { BreakLane } from './BreakLane.tsx'
import { FilmLane } from './FilmLane.tsx'
import { HitLane } from './HitLane.tsx'
import { KeyframeLane } from './KeyframeLane.tsx'
import { laneStyles } from './laneStyles.ts'
import { Overview } from './Overview.tsx'
import { PlayheadLine } from './PlayheadLine.tsx'
import { Ruler } from './Ruler.tsx'
import { SegmentLane } from './SegmentLane.tsx'
import { SoundLane } from './SoundLane.tsx'
import type { LaneView } from './laneView.ts'

/** Px of the names before the lanes. */
const HEAD_PX = 112

/** The title over time: what it shows and sounds like, what is cut of it, where it breaks. */
export function EditTimeline() {
  const translate = useTranslate()
  const { timeline, list, view, player, video, aired, captions, notes } = useVideo()
  const scroll = useRef<HTMLDivElement>(null)
  const shown = useTimelineShown(timeline)
  useTimelineScroll(timeline, scroll, { head: HEAD_PX, rulers: 0, shown })
  const { scale } = shown
  const drawn = drawnSpan(shown.left, shown.width)
  const lane: LaneView = {
    scale,
    left: Math.max(0, drawn.from),
    right: Math.min(widthOf(scale), drawn.to),
    from: Math.max(0, timeAt(scale, drawn.from)),
    to: Math.min(list.length, timeAt(scale, drawn.to)),
    frameAt: (clientX) => {
      const box = scroll.current?.getBoundingClientRect()
      const x = clientX - (box?.left ?? 0) - HEAD_PX + (scroll.current?.scrollLeft ?? 0)
      return Math.min(Math.max(0, Math.floor(timeAt(scale, x))), list.length)
    },
  }
  const scrub = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.defaultPrevented) return
    view.setPreview(undefined)
    player.current?.seek(lane.frameAt(event.clientX))
    trackPointer(event.nativeEvent, {
      after: { px: 1, ms: 150 },
      element: event.currentTarget,
      scroller: scroll.current ?? undefined,
      onStart: () => true,
      onMove: ({ x }) => player.current?.seek(lane.frameAt(x)),
      onEnd: () => {},
    })
  }
  const sizes = { '--head': `${HEAD_PX}px`, '--width': `${widthOf(scale)}px` } as CSSProperties
  return (
    <Root>
      <Overview head={HEAD_PX} />
      <div
        ref={scroll}
        className="scroll"
        style={sizes}
        role="group"
        aria-label={translate('video.timeline.label')}
        tabIndex={-1}
      >
        <div className="lanes">
          <Lane name="ruler" onPress={scrub}>
            <Ruler {...lane} />
          </Lane>
          <Lane name="film" icon="film" onPress={scrub}>
            <FilmLane {...lane} />
          </Lane>
          {video.hasSound && (
            <Lane name="sound" icon="sound" onPress={scrub}>
              <SoundLane {...lane} />
            </Lane>
          )}
          <Lane name="segments" icon="scissors">
            <SegmentLane {...lane} />
          </Lane>
          <Lane name="breaks" icon="megaphone">
            <BreakLane {...lane} />
          </Lane>
          <Lane name="keyframes" icon="flag" onPress={scrub}>
            <KeyframeLane {...lane} />
          </Lane>
          {view.hits.length > 0 && (
            <Lane name="hits" icon="search">
              <HitLane {...lane} />
            </Lane>
          )}
          {captions.shown.length > 0 && (
            <Lane name="captions" icon="list">
              <CaptionLane {...lane} />
            </Lane>
          )}
          {notes.pins.length > 0 && (
            <Lane name="notes" icon="comment">
              <NoteLane {...lane} />
            </Lane>
          )}
          {aired && <AiredShade lane={lane} aired={aired} />}
          <PlayheadLine {...lane} />
        </div>
      </div>
    </Root>
  )
}

type LaneProps = {
  name: string
  icon?: IconName
  onPress?: (event: PointerEvent<HTMLElement>) => void
  children: ReactNode
}

function Lane({ name, icon, onPress, children }: LaneProps) {
  const translate = useTranslate()
  return (
    <div className="lane" data-lane={name}>
      <div className="head">
        {icon && <Icon name={icon} size="small" />}
        {icon && <span title={translate(`video.lanes.${name}`)}>{translate(`video.lanes.${name}`)}</span>}
      </div>
      <div className="body" onPointerDown={onPress}>
        {children}
      </div>
    </div>
  )
}

const Root = styled('div')(laneStyles)
