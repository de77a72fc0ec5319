import { DAY_MS } from '#contract/values/timers.ts'

/** When a title can be seen, in epoch ms; an open end is absent. */
export type TitleWindow = { id: string; from?: number; to?: number }

export type RailForecast = {
  /** How many titles the rail has at the start of each day, from now on. */
  counts: readonly number[]
  /** The instant at which it first has fewer than it needs, and how many then; absent where it never does. */
  short?: { at: number; count: number }
}

/**
 * How a rail's content shrinks and grows over the days ahead, by the windows of its titles (design: empty-rail
 * forecast, 14 days). What is in no window yet does not count; `least` is how many it needs, 1 meaning not empty.
 */
export function railForecast(
  titles: readonly TitleWindow[],
  { now, days = 14, least = 1 }: { now: number; days?: number; least?: number },
): RailForecast {
  const until = now + days * DAY_MS
  const countAt = (at: number) => titles.filter(({ from = -Infinity, to = Infinity }) => from <= at && at < to).length
  const counts = Array.from({ length: days }, (_, day) => countAt(now + day * DAY_MS))
  // Titles only ever leave at their ends, so a count first falls short at one of these, or now.
  const ends = titles.flatMap(({ to }) => (to !== undefined && to > now && to < until ? [to] : []))
  const at = [now, ...new Set(ends.toSorted((one, other) => one - other))].find((instant) => countAt(instant) < least)
  return at === undefined ? { counts } : { counts, short: { at, count: countAt(at) } }
}
