import { memo, useMemo, useSyncExternalStore } from 'react'
import { endOf, rangeOf, startingAt } from '#contract/rules/schedule/model/schedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { clockText } from '../../model/scheduleWords.ts'
import { useSchedule, type PreviewedCommand } from '../../ScheduleContext.ts'
import { onRuler, type LaneSpan } from '../model/dayAxis.ts'
import { ghostBoxes } from '../model/ghostBoxes.ts'
import { airingTitle, type LaneWords } from '../model/laneText.ts'
import type { ScheduleLane } from '../model/laneItem.ts'
import type { ForbiddenTime } from '../model/forbiddenTimes.ts'
import { draggedIds } from './useDropEnd.ts'
import { besides, boxesOf, isNear, styleOf, useOverlayPlace, type OverlayPlace } from './overlayPlace.ts'
import { DropForesight, useForesight } from './DropForesight.tsx'
import type { DragStore, DragView } from './dragStore.ts'

type DropOverlayProps = { timeline: Timeline; lanes: readonly ScheduleLane[]; words: LaneWords; store: DragStore }

/**
 * Over the lanes while something is dragged: where it may not air, where it would land, and what that would change; and
 * what the dialog that is open would leave.
 */
export function DropOverlay({ store, ...props }: DropOverlayProps) {
  const { previewStore } = useSchedule()
  const view = useSyncExternalStore(store.subscribe, store.view)
  const previewed = useSyncExternalStore(previewStore.subscribe, previewStore.view)
  if (view) return <Drawn {...props} store={store} view={view} />
  return previewed ? <Previewed {...props} previewed={previewed} /> : null
}

type DrawnProps = DropOverlayProps & { view: DragView }

function Drawn({ timeline, lanes, words, view, store }: DrawnProps) {
  const isHere = view.over === timeline
  useForesight(store, view, isHere)
  const place = useOverlayPlace(timeline, lanes)
  const { forbidden, asked } = view
  const conflicts = asked?.about === 'pin' ? asked.conflicts : NONE
  return (
    <>
      <Forbidden times={forbidden} place={place} words={words} />
      <Clashes ranges={conflicts} place={place} />
      <Landings place={place} words={words} view={view} isTold={isHere && view.isForeseen === true && !view.asked} />
    </>
  )
}

const NONE: readonly TimeRange[] = []
/** What is in the way. */
function Clashes({ ranges, place }: { ranges: readonly TimeRange[]; place: OverlayPlace }) {
  return boxesOf(ranges, place).map(({ key, style }) => <i key={key} className="clash" style={style} />)
}

/** It is the same as long as the drag lasts: a step draws only what lands. */
const Forbidden = memo(function Forbidden({
  times,
  words,
  place,
}: {
  times: readonly ForbiddenTime[]
  words: LaneWords
  place: OverlayPlace
}) {
  return boxesOf(times, place).map(({ key, range, style }) => (
    <div key={`${range.why} ${key}`} className="forbidden" style={style}>
      {style.width >= REASON_FROM_PX && <span>{forbiddenText(range, words)}</span>}
    </div>
  ))
})

/** A narrower one has no room for its reason. */
const REASON_FROM_PX = 40

type LandingsProps = { view: DragView; words: LaneWords; place: OverlayPlace; isTold: boolean }

function Landings({ view, words, place, isTold }: LandingsProps) {
  const spans = place.lanes.map(({ span }) => span)
  const asMeant = unfittingBoxes(view, spans)
  const offered = view.after ? ghostBoxes(view.schedule, view.after, draggedIds(view), spans) : []
  // Where the way that is offered leads out of sight, the place that was meant is drawn.
  const ghosts = offered.some((ghost) => isNear(ghost.place, place)) ? offered : asMeant
  const [target] = isTold ? asMeant : []
  return (
    <>
      <Ghosts place={place} ghosts={ghosts} words={words} drop={view.isLanded ? 'landed' : view.drop?.kind} />
      {target && <DropForesight view={view} words={words} style={besides(target, place)} />}
    </>
  )
}

type PreviewedProps = Omit<DropOverlayProps, 'store'> & { previewed: PreviewedCommand }

/** A template may lay a week: only what is near the view is drawn. */
function Previewed({ timeline, lanes, words, previewed }: PreviewedProps) {
  const place = useOverlayPlace(timeline, lanes)
  const { before, applied, named } = previewed
  const spans = useMemo(() => lanes.map(({ span }) => span), [lanes])
  const ghosts = useMemo(() => ghostBoxes(before, applied, named, spans), [before, applied, named, spans])
  return (
    <>
      <Clashes ranges={previewed.conflicts ?? NONE} place={place} />
      <Ghosts place={place} ghosts={ghosts} words={words} drop="free" />
    </>
  )
}

type GhostsProps = {
  place: OverlayPlace
  ghosts: ReturnType<typeof ghostBoxes>
  words: LaneWords
  drop: string | undefined
}

function Ghosts({ ghosts, words, drop, place }: GhostsProps) {
  const { titles } = useSchedule()
  const drawn = ghosts.filter((ghost) => isNear(ghost.place, place))
  return drawn.map(({ key, lane, place: range, airing, kind }) => (
    <div key={key} className="landing" data-kind={kind} data-drop={drop} style={styleOf(lane, range, place)}>
      {airingTitle({ airing, title: airing.pgmId === undefined ? undefined : titles.get(airing.pgmId) }, words).text}
      <small>
        {words.translate('scheduleLanes.times', {
          from: clockText(airing.start, words.zone),
          to: clockText(endOf(airing), words.zone),
        })}
      </small>
    </div>
  ))
}

/** What does not fit is drawn where it would be. */
function unfittingBoxes({ airings, drop }: DragView, spans: readonly LaneSpan[]): ReturnType<typeof ghostBoxes> {
  if (!drop || drop.kind === 'same') return []
  const by = drop.start - (airings[0]?.start ?? drop.start)
  return airings.flatMap((airing) => {
    const moved = startingAt(airing, airing.start + by)
    return spans.flatMap((span, lane) => {
      const place = onRuler(span, rangeOf(moved))
      return place ? [{ key: `${airing.id} ${span.key}`, lane, place, airing: moved, kind: 'lands' as const }] : []
    })
  })
}

function forbiddenText({ why, at }: ForbiddenTime, { translate, format, zone }: LaneWords): string {
  const date = at === undefined ? '' : dayWords(format.settings.language, zone, at, 'date')
  return translate(`scheduleLanes.forbidden.${why}`, { date })
}
