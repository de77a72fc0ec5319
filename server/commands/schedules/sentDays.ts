import type { ScheduleDayWithRevision } from '#contract/schemas/live/schedule.ts'
import { SCHEDULE_DAYS } from '#contract/values/schedule.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { RevisedDay } from '../../decisions/schedule/changeDays.ts'
import { isScheduleDay } from './scheduleRange.ts'

/** The days of a body by date: of one channel, each once, not too far apart. `malformed` otherwise. */
export function sentDays(sent: readonly ScheduleDayWithRevision[]): {
  cs: string
  days: [RevisedDay, ...RevisedDay[]]
} {
  const [first, ...rest] = sent
    .map(({ dt, st = 'draft', ar = [], rev }): RevisedDay => {
      if (!isScheduleDay(dt)) throw malformed('A day is a date, YYYY-MM-DD.')
      return { dt, st, ar: st === 'deleted' ? [] : ar, rev: rev === 0 ? undefined : rev }
    })
    .sort((one, other) => (one.dt < other.dt ? -1 : 1))
  const codes = new Set(sent.map(({ cs }) => cs))
  const [cs] = codes
  if (!first || cs === undefined || codes.size > 1) throw malformed('Days of one channel are sent at once.')
  const days: [RevisedDay, ...RevisedDay[]] = [first, ...rest]
  if (new Set(days.map(({ dt }) => dt)).size < days.length) throw malformed('A day is named twice.')
  const last = days.at(-1) ?? first
  if (Date.parse(last.dt) - Date.parse(first.dt) >= SCHEDULE_DAYS * DAY_MS)
    throw malformed(`Days that are sent at once lie within ${SCHEDULE_DAYS} days.`)
  return { cs, days }
}

const malformed = (description: string) => new DomainError('malformed', { description })
