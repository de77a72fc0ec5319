import type { HeldReason } from '#contract/schemas/live/schedule.ts'
import { type Day, dayBounds } from '../../dates/zoneDays.ts'
import { isProcessing } from '../model/makeSchedule.ts'
import { rangeOf, type Airing, type Schedule } from '../model/schedule.ts'
import { touchesClosed } from '../model/whyFixed.ts'
import { dayOverlaps, dayWarnings, type DayWarning, type WarningFacts } from '../warnings/dayWarnings.ts'
import { scheduleChanges, type AiringChange } from './scheduleChanges.ts'

/** What publishing comes to for one day. */
export type PublishRow = {
  day: Day
  outcome: 'publishes' | 'warns' | 'held'
  /** Why it is held back. */
  reason?: HeldReason
  warnings: DayWarning[]
  /** Against what viewers have: an airing over midnight stands in both of its days. */
  changes: AiringChange[]
}

/**
 * The table before a conditional publish (specification sections 5 and 8): each day publishes, publishes with warnings
 * that somebody has to accept, or is held back. Held back are days in which airings run at once, that are processing,
 * or that change what has begun to air. The server asks the same within its transaction.
 */
export function publishCheck(
  schedule: Schedule,
  live: Schedule,
  { days, now, ...facts }: { days: readonly Day[]; now: number } & WarningFacts,
): PublishRow[] {
  const all = scheduleChanges(live, schedule)
  return days.map((day) => {
    const bounds = dayBounds(day, schedule.zone)
    const touches = ({ start, dur }: Airing) => start < bounds.to && start + Math.max(dur, 1) > bounds.from
    const changes = all.filter((change) => touches(change.airing) || ('was' in change && touches(change.was)))
    const warnings = dayWarnings(schedule, day, facts)
    const reason = whyHeld(schedule, { day, changes, now })
    if (reason) return { day, outcome: 'held', reason, warnings, changes }
    return { day, outcome: warnings.length > 0 ? 'warns' : 'publishes', warnings, changes }
  })
}

function whyHeld(
  schedule: Schedule,
  { day, changes, now }: { day: Day; changes: readonly AiringChange[]; now: number },
): HeldReason | undefined {
  if (isProcessing(schedule.days.get(day) ?? {}) || changes.some((change) => changesClosed(schedule, change)))
    return 'processing'
  if (changes.some((change) => changesPast(change, now))) return 'pastMoved'
  return dayOverlaps(schedule, day).length > 0 ? 'overlap' : undefined
}

/** Does a change reach into a day that is processing, over midnight? */
function changesClosed(schedule: Schedule, change: AiringChange): boolean {
  return (
    touchesClosed(schedule, rangeOf(change.airing)) || ('was' in change && touchesClosed(schedule, rangeOf(change.was)))
  )
}

/** Does a change touch what has begun to air, or put something into time that has passed? */
function changesPast(change: AiringChange, now: number): boolean {
  const hasBegun = ({ start }: Airing) => start <= now
  if (change.kind === 'added') return change.airing.start < now
  if (change.kind === 'removed') return hasBegun(change.airing)
  return hasBegun(change.was) || change.airing.start < now
}
