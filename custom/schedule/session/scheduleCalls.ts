import type { ScheduleDay, ScheduleDayWithRevision } from '#contract/schemas/live/schedule.ts'
import type { ScheduleWeek } from './scheduleWeek.ts'

/** How a week is read and saved. */
export type ScheduleCalls = {
  read: (signal?: AbortSignal) => Promise<ScheduleWeek>
  /** All days or none, under one retry key; the answer are the days as the next read would give them. */
  save: (
    days: readonly ScheduleDayWithRevision[],
    sending: { key: string; confirm: readonly string[]; signal: AbortSignal },
  ) => Promise<readonly ScheduleDay[]>
}
