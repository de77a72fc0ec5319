import type { TimeRange } from '#contract/rules/time/ranges.ts'

/** What stands in a lane: half-open, epoch ms. Items of a lane are sorted by `from`; they may overlap. */
export type TimelineItem = TimeRange & { key: string }

const latestEnds = new WeakMap<readonly TimeRange[], Float64Array>()

/** The latest end of each item and all before it: it never falls, so that it can be searched by halves. */
function endsOf(items: readonly TimeRange[]): Float64Array {
  const known = latestEnds.get(items)
  if (known) return known
  const ends = new Float64Array(items.length)
  let latest = -Infinity
  items.forEach(({ to }, index) => {
    latest = Math.max(latest, to)
    ends[index] = latest
  })
  latestEnds.set(items, ends)
  return ends
}

/** The first index for which a test holds that never turns false again; `count` if there is none. */
function firstIndex(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Indexes of the items that may be seen in a range, the last one excluded: long ones that began before it as well. */
export function itemsWithin(items: readonly TimeRange[], { from, to }: TimeRange): { first: number; end: number } {
  const ends = endsOf(items)
  const first = firstIndex(items.length, (index) => (ends[index] ?? 0) > from)
  return {
    first,
    end: Math.max(
      first,
      firstIndex(items.length, (index) => (items[index]?.from ?? 0) >= to),
    ),
  }
}

/** The index of the item that runs at an instant, the latest begun of several; else the nearest; -1 without items. */
export function itemAt(items: readonly TimeRange[], at: number): number {
  const begun = firstIndex(items.length, (index) => (items[index]?.from ?? 0) > at) - 1
  const ends = endsOf(items)
  for (let index = begun; index >= 0 && (ends[index] ?? 0) > at; index--) if ((items[index]?.to ?? 0) > at) return index
  if (begun < 0) return items.length > 0 ? 0 : -1
  const next = items[begun + 1]
  return next && next.from - at < at - (items[begun]?.to ?? at) ? begun + 1 : begun
}
