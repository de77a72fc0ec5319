import type { Slot, StandingAiring } from './guideAiring.ts'

/** Whether a feed counts more on a channel than the one that is taken in. */
export type Outranks = (feed: string | undefined) => feed is string

/** By the channel's list of feeds, the first counting most; feeds that it does not name count least, and alike. */
export function outranksOn(order: readonly string[], feed: string): Outranks {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return (other): other is string => other !== undefined && rank(other) < rank(feed)
}

/** Answers which feed that counts more already fills some of a programme's time, if any does. */
export function reservedBy(
  standing: readonly StandingAiring[],
  outranks: Outranks,
): (slot: Slot) => string | undefined {
  const taken = standing
    .flatMap(({ slot, source, isTakenDown }) =>
      !isTakenDown && outranks(source?.feed) ? [{ from: slot.a_st_dt, to: slot.a_ed_dt, feed: source.feed }] : [],
    )
    .sort((one, other) => one.from - other.from)
  // By start, with whichever of those up to there ends last.
  const reach = taken.reduce<typeof taken>((list, one) => {
    const last = list.at(-1)
    list.push({ ...(last && last.to > one.to ? last : one), from: one.from })
    return list
  }, [])
  return ({ a_st_dt, a_ed_dt }) => {
    const before = reach[lastBefore(reach, Math.max(a_ed_dt, a_st_dt + 1))]
    return before && (before.to > a_st_dt || before.from === a_st_dt) ? before.feed : undefined
  }
}

/** Place of the last that begins before an instant; -1 where none does. */
function lastBefore(list: readonly { from: number }[], instant: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.from ?? Infinity) < instant) low = middle + 1
    else high = middle
  }
  return low - 1
}
