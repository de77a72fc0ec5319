import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { Loop, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { scheduleChanges } from '#contract/rules/schedule/publish/scheduleChanges.ts'
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

/**
 * What publishing days sends: these, and beside them as drafts whatever unsaved work hangs together with them by
 * airings over midnight, since drafts hold both days of such an airing.
 */
export function daysToPublish(
  saved: Schedule,
  schedule: Schedule,
  days: readonly Day[],
  now: number,
): ScheduleDayWithRevision[] {
  const [going, sent] = [new Set(days), new Set(days)]
  const changes = scheduleChanges(saved, schedule).map((change) => [
    ...daysOf(schedule, change.airing),
    ...('was' in change ? daysOf(saved, change.was) : []),
  ])
  for (let size = -1; size !== sent.size;) {
    size = sent.size
    for (const touched of changes) if (touched.some((day) => sent.has(day))) for (const day of touched) sent.add(day)
  }
  const beside = [...sent].filter((day) => !going.has(day)).toSorted()
  return [...daysToSave(schedule, days.toSorted(), 'published', now), ...daysToSave(schedule, beside, 'draft', now)]
}
