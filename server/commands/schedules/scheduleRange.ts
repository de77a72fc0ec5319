import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { SCHEDULE_DAYS } from '#contract/values/schedule.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'

type Asked = { dt?: string | undefined; st_dt?: string | undefined; ed_dt?: string | undefined }

/** The day, or the days from the first to the last, that a call names. */
export function scheduleRange({ dt, st_dt = dt, ed_dt = dt }: Asked): { from: Day; to: Day } {
  const [from, to] = [Date.parse(st_dt ?? ''), Date.parse(ed_dt ?? '')]
  if (st_dt === undefined || ed_dt === undefined || !(from <= to))
    throw new DomainError('malformed', { description: 'Name a day, or the first day and the last.' })
  if (to - from >= SCHEDULE_DAYS * DAY_MS)
    throw new DomainError('malformed', { description: `${SCHEDULE_DAYS} days may be asked for at once.` })
  return { from: st_dt, to: ed_dt }
}
