import { dayBounds, dayOf } from '#contract/rules/dates/zoneDays.ts'
import { rangeOf } from '#contract/rules/schedule/model/schedule.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { momentOf } from '../model/scheduleWords.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { gapTargets, nextTarget, warningTargets, type JumpTarget } from './model/jumps.ts'
import { laneOf } from './model/dayAxis.ts'
import type { ScheduleLane } from './model/laneItem.ts'
import type { LaneWords } from './model/laneText.ts'

type Jumping = { timeline: Timeline; lanes: readonly ScheduleLane[]; words: LaneWords }

/** Jumps within the days shown: to now, to the next gap or warning and back, each said to those who hear it. */
export function useLaneJumps({ timeline, lanes, words }: Jumping) {
  const { schedule, warnings, shown, show, now, cursor, goTo, announcer } = useSchedule()
  const { zone } = schedule
  const range = { from: dayBounds(shown.from, zone).from, to: dayBounds(shown.to, zone).to }
  const here = cursor?.kind === 'airing' ? schedule.byId.get(cursor.id)?.start : cursor?.at
  const jump = (targets: readonly JumpTarget[], by: -1 | 1, none: string) => {
    const target = nextTarget(targets, here ?? now, by)
    if (!target) return announcer.say(words.translate(none))
    goTo(target.cursor)
    const values = { time: momentOf(target.at, words) }
    announcer.say(words.translate(`scheduleLanes.said.${target.what}`, values))
  }
  return {
    toGap: (by: -1 | 1) => jump(gapTargets(warnings, range), by, 'scheduleLanes.said.noGap'),
    toWarning: (by: -1 | 1) => jump(warningTargets(warnings, schedule, range), by, 'scheduleLanes.said.noWarning'),
    /** To what is on now; another week goes to that of today first. */
    toNow: () => {
      const lane = laneOf(
        lanes.map(({ span }) => span),
        now,
      )
      const span = lanes[lane]?.span
      if (!span || now < range.from || now >= range.to) {
        show({ day: dayOf(now, zone) })
        return
      }
      const on = schedule.order.find((airing) => airing.start <= now && rangeOf(airing).to > now)
      timeline.jumpTo(now - span.shift)
      goTo(on ? { kind: 'airing', id: on.id } : { kind: 'time', at: now })
    },
  }
}
