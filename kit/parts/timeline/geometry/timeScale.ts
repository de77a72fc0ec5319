import type { TimeRange } from '#contract/rules/time/ranges.ts'

/** Time along an axis: a range of instants (epoch ms), drawn at so many px a millisecond from its start on. */
export type TimeScale = TimeRange & { pxPerMs: number }

const HOUR_MS = 3_600_000

/** How much time a view may hold, from the closest look to the widest. */
const SPANS = [0.5, 1, 2, 4, 8, 12, 24, 72, 168, 336, 720, 2_184, 8_760].map((hours) => hours * HOUR_MS)

/** The scale at which a view of `width` px holds `span` ms; a range shorter than that fills the view. */
export function scaleOf(range: TimeRange, span: number, width: number): TimeScale {
  return { ...range, pxPerMs: width / Math.min(span, range.to - range.from) }
}

export function xOf({ from, pxPerMs }: TimeScale, at: number): number {
  return (at - from) * pxPerMs
}

export function timeAt({ from, pxPerMs }: TimeScale, x: number): number {
  return from + x / pxPerMs
}

export function widthOf({ from, to, pxPerMs }: TimeScale): number {
  return (to - from) * pxPerMs
}

/** Px scrolled, kept within what there is to scroll. */
export function clampLeft(scale: TimeScale, left: number, width: number): number {
  return Math.max(0, Math.min(left, widthOf(scale) - width))
}

/** The span one step closer (-1) or wider (1), never wider than the range; `spans` where others than ours are meant. */
export function nextSpan(span: number, by: -1 | 1, range: TimeRange, spans: readonly number[] = SPANS): number {
  const widest = range.to - range.from
  const fitting = [...spans.filter((one) => one < widest), widest]
  const next = by < 0 ? fitting.findLast((one) => one < span) : fitting.find((one) => one > span)
  return next ?? Math.min(span, widest)
}
