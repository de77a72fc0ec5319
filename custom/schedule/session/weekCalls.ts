import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { DaysNotSaved, type DayFailure } from './dayResults.ts'
import { readLoopSides, storeLoop } from './loopCalls.ts'
import type { ScheduleCalls } from './scheduleCalls.ts'

type Provider = Pick<
  Calls,
  'readSchedule' | 'saveScheduleDay' | 'saveScheduleDays' | 'readScheduleLoop' | 'loopSchedule'
>

type Span = {
  cs: string
  from: Day
  to: Day
  /** The service saves several days at once, all or none, and tells the loop; else each day is a request of its own. */
  savesTogether: boolean
}

/** How the days of one week are read and saved by the calls of calls.md section 15. */
export function weekCalls(calls: Provider, { cs, from, to, savesTogether }: Span): ScheduleCalls {
  const sideOf = async (st: 'draft' | 'published', signal?: AbortSignal) => {
    const { rows } = await calls.readSchedule({ query: { cs, st, st_dt: from, ed_dt: to }, signal })
    return rows
  }
  const loopSides = async (signal?: AbortSignal) => (savesTogether ? readLoopSides(calls, cs, signal) : {})
  return {
    async read(signal) {
      const [draft, published, loops] = await Promise.all([
        sideOf('draft', signal),
        sideOf('published', signal),
        loopSides(signal),
      ])
      return { cs, from, to, draft, published, ...loops }
    },
    readLoop: loopSides,
    async saveLoop(change, sending) {
      await storeLoop(calls, change, sending)
      if (savesTogether) return loopSides(sending.signal)
      const { loop, st } = change
      return loop ? { loop, ...(st === 'published' && { liveLoop: loop }) } : {}
    },
    async save(days, { key, confirm, signal }) {
      if (days.length === 0) return []
      const query = { confirm: confirm.join(',') }
      if (savesTogether)
        return calls.saveScheduleDays({ body: { days: [...days] }, query, idempotencyKey: key, signal })
      const saved: ScheduleDay[] = []
      const failed: DayFailure[] = []
      for (const { rev, ...day } of days) {
        const options = { query, rev, idempotencyKey: `${key}.${day.dt}`, signal }
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
