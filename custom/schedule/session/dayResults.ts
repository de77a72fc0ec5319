import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'

/** A day that a service did not save, and why. */
export type DayFailure = { day: Day; error: unknown }

/** Some of several days were saved by requests of their own, and some were not. */
export class DaysNotSaved extends Error {
  readonly saved: readonly ScheduleDay[]
  readonly failed: readonly DayFailure[]

  constructor(saved: readonly ScheduleDay[], failed: readonly DayFailure[]) {
    super(failed.map(({ day, error }) => `${day}: ${error instanceof Error ? error.message : ''}`).join('; '))
    this.name = 'DaysNotSaved'
    this.saved = saved
    this.failed = failed
  }
}
