/** From a point to before another, in epoch ms or in frames: the end is not part of it. */
export type TimeRange = { from: number; to: number }

/** Is a point within? The end is not. */
export function holds({ from, to }: TimeRange, at: number): boolean {
  return at >= from && at < to
}

/** What two ranges share; undefined where they only touch, or one has no length. */
export function sharedRange(one: TimeRange, other: TimeRange): TimeRange | undefined {
  const from = Math.max(one.from, other.from)
  const to = Math.min(one.to, other.to)
  return from < to ? { from, to } : undefined
}

/** A range of frames from services whose end frame belongs to it, as MediaConvert's does. */
export function fromInclusive(first: number, last: number): TimeRange {
  return { from: first, to: last + 1 }
}

/** The first and the last frame of a range, for services whose end frame belongs to it. */
export function toInclusive({ from, to }: TimeRange): { first: number; last: number } {
  return { first: from, last: to - 1 }
}
