import { SCHEDULED_AIRING_DAYS } from '#contract/values/schedule.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { airingsWithin } from '../model/airingsWithin.ts'
import { endOf, type Airing, type Schedule } from '../model/schedule.ts'
import { touchesClosed } from '../model/whyFixed.ts'
import { NOTHING, type Refusal } from './refusal.ts'

const LONGEST_MS = SCHEDULED_AIRING_DAYS * DAY_MS

/** Why an airing cannot stand at its time at all, whatever else runs then. */
export function whyNotThere(schedule: Schedule, airing: Airing, now: number): Refusal | undefined {
  const [from, to] = [airing.start, endOf(airing)]
  if (airing.dur <= 0) return { reason: 'length', airing: airing.id }
  if (airing.dur > LONGEST_MS) return { reason: 'tooLong', airing: airing.id, missing: airing.dur - LONGEST_MS }
  if (from < now) return { reason: 'past', airing: airing.id }
  if (from < schedule.window.from || to > schedule.window.to)
    return { reason: 'outside', airing: airing.id, blockedBy: 'window' }
  return touchesClosed(schedule, { from, to })
    ? { reason: 'processing', airing: airing.id, blockedBy: 'day' }
    : undefined
}

type Around = {
  now: number
  /** Airings that count as not there. */
  ignored?: ReadonlySet<string>
  /** The last of those that were placed before, and are not in the schedule yet. */
  before?: Airing
}

/** Why an airing that is not in the schedule cannot stand at its time: that time itself, or what runs then. */
export function whyNotFree(
  schedule: Schedule,
  airing: Airing,
  { now, ignored = NOTHING, before }: Around,
): Refusal | undefined {
  if (schedule.byId.has(airing.id) && !ignored.has(airing.id)) return { reason: 'known', airing: airing.id }
  const range = { from: airing.start, to: endOf(airing) }
  const isTaken = before && endOf(before) > airing.start
  const other = isTaken ? before : airingsWithin(schedule, range).find(({ id }) => !ignored.has(id))
  return whyNotThere(schedule, airing, now) ?? (other && overlapOf(airing, other))
}

/** An airing that runs at the same time as another: how much of it does is what is missing. */
export function overlapOf(airing: Airing, other: Airing): Refusal {
  const missing = Math.min(endOf(airing), endOf(other)) - Math.max(airing.start, other.start)
  return { reason: 'overlap', airing: airing.id, blockedBy: { airing: other.id }, missing }
}
