import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { readSchedule } from '#contract/rules/schedule/wire/readSchedule.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import type { LoopSides } from './loopCalls.ts'

/** Days of a channel as the server has them: what is worked on, and what viewers have. */
export type ScheduleWeek = LoopSides & {
  cs: string
  /** The first and the last day that were read. */
  from: Day
  to: Day
  draft: readonly ScheduleDay[]
  published: readonly ScheduleDay[]
}

/** What is edited: of each day its draft, else what viewers have of it. */
export function draftSchedule({ cs, from, to, draft, published, loop }: ScheduleWeek): Schedule {
  const drafted = new Set(draft.map(({ dt }) => dt))
  const days = [...draft, ...published.filter(({ dt }) => !drafted.has(dt))]
  return readSchedule(days, { cs, from, to, ...(loop && { loop }) }).schedule
}

/** What viewers have; undefined where none of the days was ever published, and no loop. */
export function liveSchedule({ cs, from, to, published, liveLoop }: ScheduleWeek): Schedule | undefined {
  if (published.length === 0 && !liveLoop) return undefined
  return readSchedule(published, { cs, from, to, byHeads: true, ...(liveLoop && { loop: liveLoop }) }).schedule
}

/** The week after days of it were saved: their answers stand in the place of what was known. */
export function withSavedDays(week: ScheduleWeek, saved: readonly ScheduleDay[]): ScheduleWeek {
  const drafts = saved.filter(({ st }) => st !== 'published')
  const live = saved.filter(({ st }) => st === 'published')
  return {
    ...week,
    draft: without(week.draft, saved).concat(drafts),
    published: without(week.published, live).concat(live),
  }
}

function without(days: readonly ScheduleDay[], other: readonly ScheduleDay[]): ScheduleDay[] {
  const gone = new Set(other.map(({ dt }) => dt))
  return days.filter(({ dt }) => !gone.has(dt))
}

/** The week with its loop as it is now; one that has ended leaves a revision behind that is newer than it was. */
export function withLoop(week: ScheduleWeek, { loop, liveLoop, loopId, loopRev }: LoopSides): ScheduleWeek {
  const { loop: before, liveLoop: liveBefore, loopId: knownId, loopRev: knownRev = 0, ...days } = week
  const hasEnded = !loop && !liveLoop && (before !== undefined || liveBefore !== undefined)
  const id = loopId ?? knownId
  return {
    ...days,
    ...(loop && { loop }),
    ...(liveLoop && { liveLoop }),
    ...(id !== undefined && { loopId: id }),
    loopRev: Math.max(loopRev ?? 0, hasEnded ? knownRev + 1 : knownRev),
  }
}

/** Grows with every save of any day, and of the loop: revisions only ever grow. */
export function weekRevision({ draft, published, loopRev = 0 }: ScheduleWeek): number {
  const revs = new Map<Day, number>()
  for (const { dt, rev = 0 } of [...draft, ...published]) revs.set(dt, Math.max(rev, revs.get(dt) ?? 0))
  return [...revs.values()].reduce((sum, rev) => sum + rev, loopRev)
}
