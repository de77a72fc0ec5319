import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleAiring } from '#contract/schemas/live/schedule.ts'
import type { JobStatus } from '#contract/values/jobs.ts'

/** A day as it stands before a save: what is worked on, and what is on air. */
export type StandingDay = {
  dt: Day
  rev: number
  /** When it was saved for the first time, ISO 8601. */
  created?: string
  shown: readonly ScheduleAiring[]
  live?: readonly ScheduleAiring[]
  /** When what is on air went on air, ISO 8601, where the day had begun by then. */
  since?: string | undefined
  pst?: JobStatus | undefined
}
export type SentDay = { dt: Day; st: 'draft' | 'published' | 'deleted'; ar: readonly ScheduleAiring[] }
