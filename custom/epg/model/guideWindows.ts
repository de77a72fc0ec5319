import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { DAY_MS } from '#contract/values/timers.ts'

/** Channels that one read brings. */
export const CHANNELS_PER_PAGE = 20

/** One read: a page of channels, and a span of time. */
export type GuidePage = { page: number; span: TimeRange }

/** The UTC days that a range touches: the guide is read day by day, so that scrolling asks for what is new alone. */
export function daysOf({ from, to }: TimeRange): TimeRange[] {
  const first = Math.floor(from / DAY_MS)
  const count = Math.max(1, Math.ceil(to / DAY_MS) - first)
  return Array.from({ length: count }, (_, at) => ({ from: (first + at) * DAY_MS, to: (first + at + 1) * DAY_MS }))
}

type View = { top: number; height: number; row: number }

/** The pages of channels that a view touches, and the one that follows. */
export function pagesOf({ top, height, row }: View, count: number): number[] {
  const last = Math.max(0, Math.ceil(count / CHANNELS_PER_PAGE) - 1)
  const pageAt = (px: number) => Math.min(last, Math.floor(px / row / CHANNELS_PER_PAGE))
  const [first, end] = [pageAt(top), Math.min(last, pageAt(top + height) + 1)]
  return Array.from({ length: end - first + 1 }, (_, at) => first + at)
}
