import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { rangeOf, type DayState } from '#contract/rules/schedule/model/schedule.ts'
import { holds } from '#contract/rules/time/ranges.ts'
import type { LaneDrawing } from '#kit/parts/timeline/laneDrawing.ts'
import { TimelineGap } from '#kit/parts/timeline/TimelineCard.tsx'
import type { ItemPlace, TimelineTone } from '#kit/parts/timeline/timelineLane.ts'
import { useSchedule } from '../ScheduleContext.ts'
import type { LaneItem, ScheduleLane } from './model/laneItem.ts'
import { gapText, itemText, shortGapText, type LaneWords } from './model/laneText.ts'
import { dayStateName } from './model/dayState.ts'
import { AiringCard, TurnCard } from './parts/AiringCard.tsx'
import { EmptyDay } from './parts/EmptyDay.tsx'
import { LiveTrack } from './parts/LiveTrack.tsx'
import { StageCard } from './parts/StageCard.tsx'
import { StageGap } from './parts/StageGap.tsx'
import { dayOf, type Day } from '#contract/rules/dates/zoneDays.ts'

/** Which lanes are drawn: a week of days, or one day at its full size. */
type LaneSize = 'week' | 'stage'

type Drawn = {
  size: LaneSize
  /** The day at its full size; the lanes of a week are days themselves. */
  day?: Day
  words: LaneWords
  renderHead: (lane: ScheduleLane) => ReactNode
}

/** How lanes are drawn: the same object as long as words, states of days and rights of the reader are. */
export function useLaneDrawing({ size, day, words, renderHead }: Drawn): LaneDrawing<LaneItem> {
  const { schedule, readOnly } = useSchedule()
  const { days, zone } = schedule
  const isReadOnly = readOnly !== undefined
  return useMemo(() => {
    const states = new Map<Day, string>()
    const stateOf = (item: LaneItem) => {
      if (item.kind !== 'airing') return ''
      const on = dayOf(item.airing.start, zone)
      const state = states.get(on) ?? stateText(days.get(on), words)
      states.set(on, state)
      return state
    }
    const labels = new WeakMap<LaneItem, { now: boolean; label: string }>()
    /** Made once for an item, and again when it comes on air or has been: a zoom draws all of them. */
    const labelOf = (item: LaneItem) => {
      const now = words.format.now()
      const isNow = item.kind === 'airing' && holds(rangeOf(item.airing), now)
      const known = labels.get(item)
      if (known?.now === isNow) return known.label
      const label = itemText(item, stateOf(item), now, words)
      labels.set(item, { now: isNow, label })
      return label
    }
    return {
      toneOf,
      renderHead: (lane) => renderHead(lane as ScheduleLane),
      renderItem: (item, place) => cardOf(item, place, { size, words, isReadOnly }),
      itemLabel: labelOf,
      renderEmpty: (lane) => <EmptyDay day={day ?? lane.key} isReadOnly={isReadOnly} />,
      renderBeneath: (lane, scale, drawn) => (
        <LiveTrack lane={lane as ScheduleLane} scale={scale} drawn={drawn} isWorded={size === 'stage'} />
      ),
    }
  }, [size, day, words, renderHead, days, zone, isReadOnly])
}

function stateText(state: DayState | undefined, { translate, language }: LaneWords): string {
  const name = dayStateName(state)
  return translate(name === 'empty' ? 'scheduleLanes.notSaved' : `status.${name}`).toLocaleLowerCase(language)
}

type CardSettings = { size: LaneSize; words: LaneWords; isReadOnly: boolean }

function cardOf(item: LaneItem, place: ItemPlace, { size, words, isReadOnly }: CardSettings) {
  switch (item.kind) {
    case 'gap':
      return size === 'stage' ? (
        <StageGap item={item} place={place} words={words} isReadOnly={isReadOnly} />
      ) : (
        <TimelineGap
          place={place}
          label={gapText(item.at, words)}
          short={shortGapText(item.at)}
          isDead={place.phase === 'now'}
        />
      )
    case 'turn':
      return <TurnCard item={item} place={place} words={words} isReadOnly={isReadOnly} />
    case 'airing':
      return size === 'stage' && item.airing.kind === 'vod' ? (
        <StageCard item={item} place={place} words={words} isReadOnly={isReadOnly} />
      ) : (
        <AiringCard item={item} place={place} words={words} />
      )
  }
}

/** What needs eyes, in runs and on the strip of the day. */
function toneOf(item: LaneItem): TimelineTone | undefined {
  if (item.kind === 'gap') return 'warning'
  if (item.kind === 'turn') return undefined
  if (item.overlap > 0) return 'error'
  return item.failures.length > 0 ? 'expired' : undefined
}
