import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { SCHEDULE_DAYS } from '#contract/values/schedule.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isGuideTime } from '../../epg/guideTimes.ts'

/** Whether a text is a day of the calendar, within the times that a guide has. */
export function isScheduleDay(dt: string): boolean {
  const at = Date.parse(dt)
  return isGuideTime(at) && new Date(at).toISOString().slice(0, 10) === dt
}

type Asked = { dt?: string | undefined; st_dt?: string | undefined; ed_dt?: string | undefined }

/** The day, or the days from the first to the last, that a call names. */
export function scheduleRange({ dt, st_dt = dt, ed_dt = dt }: Asked): { from: Day; to: Day } {
  if (st_dt === undefined || ed_dt === undefined || ![st_dt, ed_dt].every(isScheduleDay) || st_dt > ed_dt)
    throw new DomainError('malformed', { description: 'Name a day, or the first day and the last.' })
  if (Date.parse(ed_dt) - Date.parse(st_dt) >= SCHEDULE_DAYS * DAY_MS)
    throw new DomainError('malformed', { description: `${SCHEDULE_DAYS} days may be asked for at once.` })
  return { from: st_dt, to: ed_dt }
}
