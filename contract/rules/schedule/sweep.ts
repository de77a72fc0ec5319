import type { TimeRange } from '../time/ranges.ts'

const MINUTE_MS = 60_000

type Overlap<Item> = TimeRange & {
  /** Whatever stands in the overlap, by start. */
  items: Item[]
}
type Sweep<Item> = { gaps: TimeRange[]; overlaps: Overlap<Item>[] }

/**
 * Gaps and overlaps of items within a window, in marks of `step` ms: a mark is covered by each item with
 * start <= mark < end (editors.md section 2, algorithm 2). By whole minutes these are the warnings of a schedule; with
 * step 1 they are exact. Items in any order; those without length, and ends that touch, overlap nothing.
 */
export function sweep<Item extends TimeRange>(
  items: readonly Item[],
  window: TimeRange,
  step: number = MINUTE_MS,
): Sweep<Item> {
  const mark = (at: number) => Math.ceil(at / step) * step
  const [from, to] = [mark(window.from), mark(window.to)]
  const standing = items
    .map((item) => ({ item, from: Math.max(from, mark(item.from)), to: Math.min(to, mark(item.to)) }))
    .filter((cut) => cut.from < cut.to)
    .sort((one, other) => one.from - other.from || one.to - other.to)
  const found: Sweep<Item> = { gaps: [], overlaps: [] }
  let covered = from
  let before: (typeof standing)[number][] = []
  const named = new Set<Item>()
  for (const cut of standing) {
    if (cut.from > covered) found.gaps.push({ from: covered, to: cut.from })
    before = before.filter((other) => other.to > cut.from)
    if (before.length > 0) addOverlap(found.overlaps, cut, { before, named })
    before.push(cut)
    covered = Math.max(covered, cut.to)
  }
  if (covered < to) found.gaps.push({ from: covered, to })
  return found
}

type Cut<Item> = TimeRange & { item: Item }

/**
 * An item that begins while others run overlaps until all of those, or it itself, have ended. `named` are the items of
 * the last overlap: looked up rather than searched for, since thousands may run at once in what is yet to be refused.
 */
function addOverlap<Item>(
  overlaps: Overlap<Item>[],
  cut: Cut<Item>,
  { before, named }: { before: readonly Cut<Item>[]; named: Set<Item> },
): void {
  const to = Math.min(
    cut.to,
    before.reduce((latest, other) => Math.max(latest, other.to), 0),
  )
  let last = overlaps.at(-1)
  if (!last || last.to < cut.from) {
    last = { from: cut.from, to, items: [] }
    overlaps.push(last)
    named.clear()
  }
  last.to = Math.max(last.to, to)
  for (const { item } of [...before, cut]) {
    if (named.has(item)) continue
    named.add(item)
    last.items.push(item)
  }
}

/**
 * Holes that no mark falls into, in ms from end to start: seconds of slack that pile up over a day and are told, not
 * warned of.
 */
export function slackOf(items: readonly TimeRange[], window: TimeRange, step: number = MINUTE_MS): TimeRange[] {
  return sweep(items, window, 1).gaps.filter(({ from, to }) => Math.ceil(from / step) * step >= to)
}
