import { type Day, dayBounds, shiftDay } from '../../dates/zoneDays.ts'
import type { ScheduleCommand } from '../commands/command.ts'
import { replacedBy } from '../commands/promote.ts'
import { airingsWithin } from '../model/airingsWithin.ts'
import type { Airing, Schedule } from '../model/schedule.ts'
import { isSameAiring } from '../publish/scheduleChanges.ts'

/** The airings that start within some days, for a branch or a template that keeps them. */
export function airingsOfDays(schedule: Schedule, days: readonly Day[]): Airing[] {
  return days.flatMap((day) => {
    const bounds = dayBounds(day, schedule.zone)
    return airingsWithin(schedule, bounds).filter(({ start }) => start >= bounds.from)
  })
}

/** Days in a row, from the first on. */
export function daysInRow(from: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, nth) => shiftDay(from, nth))
}

/**
 * The command that puts a branch exactly in place of what a schedule has in its days. What has begun stays as it is, and
 * so do days that are processing. Airings keep their ids where they can, so that the changes are few.
 */
export function promoteBranch(
  branch: { airings: readonly Airing[]; days: readonly Day[] },
  schedule: Schedule,
  { now, newId }: { now: number; newId: () => string },
): ScheduleCommand {
  const replaced = new Set(replacedBy(schedule, branch.days, now).map(({ id }) => id))
  const airings = branch.airings.flatMap((airing) => {
    if (airing.start <= now) return []
    const known = schedule.byId.get(airing.id)
    if (!known) return [airing]
    if (isSameAiring(known, airing)) return replaced.has(known.id) ? [known] : []
    return [replaced.has(known.id) ? airing : { ...airing, id: newId() }]
  })
  return { kind: 'promote', airings, days: branch.days }
}
