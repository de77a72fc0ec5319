import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useRef } from 'react'
import { dayOf, type Day } from '#contract/rules/dates/zoneDays.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { rangeOf } from '#contract/rules/schedule/model/schedule.ts'
import { slackOf } from '#contract/rules/schedule/sweep.ts'
import { adLoad } from '#contract/rules/schedule/warnings/adLoad.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import type { StateName } from '#kit/parts/status/statusLook.ts'
import { nearestMinute } from '#kit/parts/timeline/geometry/nearestMinute.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { clockText } from '../../model/scheduleWords.ts'
import { shortMoment } from '../../model/shortMoment.ts'
import { useAdLoad } from '../../useAdLoad.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { dayStateName } from '../model/dayState.ts'
import type { LaneWords } from '../model/laneText.ts'

type StageFactsProps = { day: Day; bounds: TimeRange; words: LaneWords; timeline: Timeline }

/** Which day stands at full size, its state, what of it is in view, and what it comes to: ads and slack. */
export function StageFacts({ day, bounds, words, timeline }: StageFactsProps) {
  const { schedule } = useSchedule()
  const { translate, format } = words
  const { from, to } = bounds
  const name = dayStateName(schedule.days.get(day))
  const { limit } = useAdLoad()
  const { ads, slack, allowed } = useMemo(() => {
    const range = { from, to }
    const ranges = airingsWithin(schedule, range).map(rangeOf)
    const load = adLoad(schedule, range)
    return {
      ads: load.reduce((sum, hour) => sum + hour.ads, 0),
      allowed: load.reduce((sum, hour) => sum + limit(hour.from), 0),
      slack: slackOf(ranges, range).reduce((sum, hole) => sum + hole.to - hole.from, 0),
    }
  }, [schedule, from, to, limit])
  const lengthOf = (ms: number) => (ms === 0 ? translate('dates.seconds', { n: 0 }) : format.duration(ms))
  return (
    <Facts>
      <h2>{dayWords(format.settings.language, schedule.zone, from)}</h2>
      {name !== 'empty' && <StatusChip state={name as StateName} />}
      <InView {...{ day, timeline, words }} />
      <span className="end">
        <span>
          {translate('scheduleLanes.ads')} <b>{lengthOf(ads)}</b>{' '}
          {Number.isFinite(allowed) && translate('scheduleLanes.adsOf', { limit: lengthOf(allowed) })}
        </span>
        <span>
          {translate('scheduleLanes.slack')} <b>{lengthOf(slack)}</b>
        </span>
      </span>
    </Facts>
  )
}

/** '12:00 to 17:36 UTC', told by every scroll without drawing anything else; of the days beside, which day. */
function InView({ day, timeline, words }: Omit<StageFactsProps, 'bounds'>) {
  const text = useRef<HTMLSpanElement>(null)
  const { translate, zone } = words
  useEffect(
    () =>
      timeline.onTimes((view) => {
        if (!text.current) return
        const [from, to] = [nearestMinute(view.from), nearestMinute(view.to)]
        const said = (instant: number, within: number) =>
          dayOf(within, zone) === day ? clockText(instant, zone) : shortMoment(instant, words)
        const times = { from: said(from, from), to: said(to, to - 1) }
        text.current.textContent = translate('scheduleLanes.inView', { ...times, zone })
      }),
    [timeline, translate, zone, day, words],
  )
  return <span ref={text} className="view" />
}

const Facts = styled('div')({
  display: 'flex',
  alignItems: 'center',
  columnGap: 12,
  flex: 'none',
  flexWrap: 'wrap',
  minBlockSize: 40,
  paddingBlock: 4,
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  color: 'var(--mui-palette-text-secondary)',
  '& h2': { margin: 0, fontSize: 15, fontWeight: 600, lineHeight: '20px', color: 'var(--mui-palette-text-primary)' },
  // The ruler beneath says the same: it has what the others leave, and where they don't fit they take a row of their own.
  '& > *': { flex: 'none' },
  '& .view': {
    flex: '1 1 120px',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& .end': { display: 'flex', columnGap: 12, marginInlineStart: 'auto' },
  '& b': { fontWeight: 600, color: 'var(--mui-palette-text-primary)' },
})
