import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { DaysNotSaved, type DayFailure } from './dayResults.ts'
import type { ScheduleCalls } from './scheduleCalls.ts'

type Provider = Pick<Calls, 'readSchedule' | 'saveScheduleDay' | 'saveScheduleDays'>

type Span = {
  cs: string
  from: Day
  to: Day
  /** The service saves several days at once, all or none; else each day is a request with a result of its own. */
  savesTogether: boolean
}

/** How the days of one week are read and saved by the calls of calls.md section 15. */
export function weekCalls(calls: Provider, { cs, from, to, savesTogether }: Span): ScheduleCalls {
  const sideOf = async (st: 'draft' | 'published', signal?: AbortSignal) => {
    const { rows } = await calls.readSchedule({ query: { cs, st, st_dt: from, ed_dt: to }, signal })
    return rows
  }
  return {
    async read(signal) {
      const [draft, published] = await Promise.all([sideOf('draft', signal), sideOf('published', signal)])
      return { cs, from, to, draft, published }
    },
    async save(days, { key, confirm, signal }) {
      const query = { confirm: confirm.join(',') }
      if (savesTogether)
        return calls.saveScheduleDays({ body: { days: [...days] }, query, idempotencyKey: key, signal })
      const saved: ScheduleDay[] = []
      const failed: DayFailure[] = []
      for (const { rev, ...day } of days) {
        const options = { query, rev, idempotencyKey: `${key} ${day.dt}`, signal }
        await calls.saveScheduleDay({ body: day, ...options }).then(
          (answer) => saved.push(answer),
          (error: unknown) => failed.push({ day: day.dt, error }),
        )
      }
      if (failed.length > 0) throw new DaysNotSaved(saved, failed)
      return saved
    },
  }
}
