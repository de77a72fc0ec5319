import type { ScheduleDay, ScheduleDayWithRevision } from '#contract/schemas/live/schedule.ts'
import type { LoopChange, LoopSides } from './loopCalls.ts'
import type { ScheduleWeek } from './scheduleWeek.ts'

/** How a week is read and saved. */
export type ScheduleCalls = {
  read: (signal?: AbortSignal) => Promise<ScheduleWeek>
  /** All days or none, under one retry key; the answer are the days as the next read would give them. */
  save: (
    days: readonly ScheduleDayWithRevision[],
    sending: { key: string; confirm: readonly string[]; signal: AbortSignal },
  ) => Promise<readonly ScheduleDay[]>
  /** Stores the loop; the answer is the loop as the next read would give it, where the service tells. */
  saveLoop: (change: LoopChange, sending: { key: string; signal: AbortSignal }) => Promise<LoopSides>
  /** The loop as it is; of a service that does not tell, none. */
  readLoop: (signal?: AbortSignal) => Promise<LoopSides>
}
