import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { dayBounds, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import { readAiring } from '#contract/rules/schedule/wire/readAiring.ts'
import type { ScheduleAiring } from '#contract/schemas/live/schedule.ts'
import type { SentDay, StandingDay } from './scheduleDays.ts'

/**
 * Whether an airing over midnight would be cut: the day beyond the border has no part of it, or has one that nobody has
 * any more on this side. Both of its days are saved together, or neither.
 */
export function missingHalf(
  sent: ReadonlyMap<Day, SentDay>,
  standing: ReadonlyMap<Day, StandingDay>,
  dt: Day,
): boolean {
  const airingsOf = (day: Day) => sent.get(day)?.ar ?? standing.get(day)?.shown ?? []
  const { from, to } = dayBounds(dt, 'UTC')
  return (
    !agree(airingsOf(shiftDay(dt, -1)), airingsOf(dt), from) || !agree(airingsOf(dt), airingsOf(shiftDay(dt, 1)), to)
  )
}

/** The same airings go on over a border as are said to come from before it. */
function agree(before: readonly ScheduleAiring[], after: readonly ScheduleAiring[], border: number): boolean {
  const at = (list: readonly ScheduleAiring[], edge: 'a_st_dt' | 'a_ed_dt') =>
    list.flatMap((wire) => (parseDate(wire[edge]) === border ? (readAiring(wire) ?? []) : []))
  const [ending, beginning] = [at(before, 'a_ed_dt'), at(after, 'a_st_dt')]
  const ids = (list: typeof ending) => new Set(list.map(({ airing }) => airing.id))
  const [known, next] = [ids(ending), ids(beginning)]
  return (
    ending.every(({ airing, whole }) => whole.to <= border || next.has(airing.id)) &&
    beginning.every(({ airing, whole }) => whole.from >= border || known.has(airing.id))
  )
}
