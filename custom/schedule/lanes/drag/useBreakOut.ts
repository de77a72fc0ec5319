import { dayBounds, dayOf } from '#contract/rules/dates/zoneDays.ts'
import { momentOf } from '../../model/scheduleWords.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import type { TurnItem } from '../model/laneItem.ts'
import type { LaneWords } from '../model/laneText.ts'

/** Makes real programs of the turns of the loop from one on, to the end of its day: they can be edited then. */
export function useBreakOut(words: LaneWords): (item: Pick<TurnItem, 'airing'>) => void {
  const { schedule, run, newId, announcer } = useSchedule()
  return ({ airing: { start } }) => {
    const { to } = dayBounds(dayOf(start, schedule.zone), schedule.zone)
    const { refused } = run({ kind: 'breakOutOfLoop', within: { from: start, to }, idPrefix: newId() })
    if (!refused) announcer.say(words.translate('scheduleLanes.said.broken', { time: momentOf(start, words) }))
  }
}
