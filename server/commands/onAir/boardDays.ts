import { dayBounds, dayOf, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { ON_AIR_DAYS } from '#contract/values/onAir.ts'

/** The days of a zone that a board shows, from the one that is now. */
export type BoardDays = { today: Day; days: (TimeRange & { day: Day })[]; dayAt: (instant: number) => Day }

/** Days by zone, worked out once each: hundreds of channels share a few zones, and the clock of a zone is slow to ask. */
export function createBoardDays(now: number): (zone: string) => BoardDays {
  const known = new Map<string, BoardDays>()
  return (zone) => {
    const days = known.get(zone) ?? daysOf(now, zone)
    known.set(zone, days)
    return days
  }
}

function daysOf(now: number, zone: string): BoardDays {
  const today = dayOf(now, zone)
  const days = Array.from({ length: ON_AIR_DAYS }, (_none, ahead) => {
    const day = shiftDay(today, ahead)
    return { day, ...dayBounds(day, zone) }
  })
  const dayAt = (instant: number) =>
    days.find(({ from, to }) => instant >= from && instant < to)?.day ?? dayOf(instant, zone)
  return { today, days, dayAt }
}
