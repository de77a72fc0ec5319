/** Blocks one below the other, of known heights in px: where each begins, and where the last one ends. */
export function blockTops(heights: readonly number[]): number[] {
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height)
  return tops
}

type View = {
  /** Px scrolled, and px in view. */
  top: number
  height: number
  /** Px drawn beyond each edge of the view. */
  beyond: number
}

/** The blocks to draw, the last one excluded. */
export function blocksInView(tops: readonly number[], { top, height, beyond }: View): { first: number; end: number } {
  const count = tops.length - 1
  const first = Math.max(0, lastAtOrBefore(tops, top - beyond))
  const end = lastAtOrBefore(tops, top + height + beyond) + 1
  return { first: Math.min(first, count), end: Math.min(count, Math.max(end, 0)) }
}

/** Index of the last start at or before a place, -1 where there is none. */
function lastAtOrBefore(tops: readonly number[], place: number): number {
  let [low, high] = [0, tops.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tops[middle] ?? Infinity) <= place) low = middle + 1
    else high = middle
  }
  return low - 1
}
