import { DAY_MS } from '#contract/values/timers.ts'
import type { TimeRange } from '../time/ranges.ts'
import type { Day } from './zoneDays.ts'
import { dayOf } from './zoneDays.ts'
import { comesTwice, zoneLetters, zoneSpans } from './zoneShifts.ts'
import { zonedParts } from './zonedParts.ts'

/**
 * The instants of a range, its end left out, at which a zone's clocks show a whole multiple of a step (a divisor of a
 * day, in ms). A day of 25 hours has 25 ticks of an hour; where a change of clocks leaves a time out there is no tick.
 */
export function rulerTicks(range: TimeRange, step: number, zone: string): number[] {
  return zoneSpans(range, zone).flatMap(({ from, to, offset }) => {
    const first = Math.ceil((from + offset) / step) * step - offset
    return Array.from({ length: Math.max(0, Math.ceil((to - first) / step)) }, (_, at) => first + at * step)
  })
}

type ClockLabel = {
  /** '01:00' */
  time: string
  /** 'BST' where the same time comes twice. */
  letters?: string
  day: Day
  isMidnight: boolean
}

/** `clockLabel` for instants of a range: where clocks are not changed near it, they are read without asking for each. */
export function clockLabelsOf({ from, to }: TimeRange, zone: string): (instant: number) => ClockLabel {
  const [first, second] = zoneSpans({ from: from - DAY_MS, to: to + DAY_MS }, zone)
  if (!first || second) return (instant) => clockLabel(instant, zone)
  return (instant) => clockLabel(instant + first.offset, 'UTC')
}

/** What a zone's clocks show at an instant; an hour that comes twice names its zone. */
export function clockLabel(instant: number, zone: string): ClockLabel {
  const { hour, minute } = zonedParts(instant, zone)
  return {
    time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    ...(comesTwice(instant, zone) && { letters: zoneLetters(instant, zone) }),
    day: dayOf(instant, zone),
    isMidnight: hour === 0 && minute === 0,
  }
}
