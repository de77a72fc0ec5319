import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { Loop, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { daysOf, projectDay, storedDay } from '#contract/rules/schedule/wire/projectDay.ts'
import type { ScheduleDayWithRevision } from '#contract/schemas/live/schedule.ts'
import { isSameWorkOf } from './editedSchedule.ts'
import { daysOfBlock } from './loopCalls.ts'

/** Days in which something is planned otherwise than it was saved, in order; an airing over midnight concerns two. */
export function changedDays(saved: Schedule, schedule: Schedule): Day[] {
  const days = new Set<Day>()
  for (const was of saved.order)
    if (!isSameWorkIn(schedule, was.id, saved)) for (const day of daysOf(saved, was)) days.add(day)
  for (const airing of schedule.order)
    if (!isSameWorkIn(saved, airing.id, schedule)) for (const day of daysOf(schedule, airing)) days.add(day)
  return [...schedule.days.keys()].filter((day) => days.has(day))
}

/** Days of a block that were never saved: a loop is stored by the days that it repeats, empty ones among them. */
export function unsavedDaysOfLoop({ days }: Schedule, loop: Loop): Day[] {
  const { from, to } = daysOfBlock(loop)
  return [...days].filter(([day, { rev }]) => day >= from && day <= to && rev === undefined).map(([day]) => day)
}

function isSameWorkIn(other: Schedule, id: string, { byId }: Schedule): boolean {
  const airing = byId.get(id)
  return airing !== undefined && isSameWorkOf(airing, other.byId.get(id))
}

/** Days as a save sends them: with the revision that they were read at, without what the server works out. */
export function daysToSave(
  schedule: Schedule,
  days: readonly Day[],
  st: 'draft' | 'published',
  now: number,
): ScheduleDayWithRevision[] {
  return days.map((day) => {
    const { cs, dt, ar, rev } = storedDay(projectDay(schedule, day, now))
    return { cs, dt, st, ar, ...(rev !== undefined && { rev }) }
  })
}
