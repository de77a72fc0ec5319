import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { publishCheck, type PublishRow } from '#contract/rules/schedule/publish/publishCheck.ts'
import type { AiringChange } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import { daysOf } from '#contract/rules/schedule/wire/projectDay.ts'
import type { ScheduleScreen } from '../ScheduleContext.ts'
import { isSameWorkOf } from '../session/editedSchedule.ts'

/** A day of the review before publishing. */
export type PublishDay = PublishRow

type Facts = Pick<ScheduleScreen, 'schedule' | 'live' | 'now' | 'failures' | 'warnings' | 'shown'>

/**
 * The days on screen whose publishing would change what viewers have, and those that an airing over midnight takes
 * along; the server says the same by the same rules. What it derives of titles by itself is no change.
 */
export function publishPlan({ schedule, live, now, failures, warnings, shown }: Facts): PublishDay[] {
  const published = live ?? makeSchedule({ ...schedule, airings: [] })
  const rowsOf = (days: readonly Day[]) =>
    publishCheck(schedule, published, { days, now, rights: failures })
      .map((row) => ({ ...row, changes: row.changes.filter(isWork) }))
      .filter(({ day, changes }) => changes.length > 0 || isUnpublished(schedule, day))
  const inView = rowsOf([...schedule.days.keys()].filter((day) => day >= shown.from && day <= shown.to))
  const touched = new Set(
    inView.flatMap(({ day, changes }) => [day, ...changes.flatMap((one) => touchedBy(schedule, one))]),
  )
  const rows = rowsOf([...schedule.days.keys()].filter((day) => touched.has(day)))
  return rows.map((row) => ({ ...row, warnings: [...(warnings.get(row.day) ?? row.warnings)] }))
}

function touchedBy(schedule: Schedule, change: AiringChange): Day[] {
  return [...daysOf(schedule, change.airing), ...('was' in change ? daysOf(schedule, change.was) : [])]
}

function isWork(change: AiringChange): boolean {
  return change.kind !== 'changed' || !isSameWorkOf(change.airing, change.was)
}

/** A draft that says the same as the published day is still to be published: it would stay a draft otherwise. */
function isUnpublished({ days }: Schedule, day: Day): boolean {
  const { st, rev } = days.get(day) ?? {}
  return st === 'draft' && rev !== undefined
}
