import type { GuideMark, GuideMarks } from '#contract/schemas/live/guide.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { ShownMark } from './guideView.ts'

/** A mark with the place of its channel. */
type PlacedMark = GuideMark & { channel: string; nth: number }

/** How many marks of each kind a day has. */
export function countMarks(rows: readonly GuideMarks[]): Record<ShownMark, number> {
  const counts = { gap: 0, overlap: 0, flagged: 0, mended: 0 }
  for (const { kind } of rows.flatMap(({ marks }) => marks)) if (kind !== 'blank') counts[kind]++
  return counts
}

/** The marks of the one channel that is shown, else all of them. */
export function marksOf(rows: readonly GuideMarks[], channel: string): readonly GuideMarks[] {
  return channel === '' ? rows : rows.filter((row) => row.channel === channel)
}

/** Ids of the channels that have one of these marks, in their order. */
export function channelsWith(rows: readonly GuideMarks[], kinds: readonly ShownMark[]): string[] {
  const wanted: readonly string[] = kinds
  return rows.filter(({ marks }) => marks.some(({ kind }) => wanted.includes(kind))).map(({ channel }) => channel)
}

/** Problems by time, then by channel: what was mended is none, nor is a day for which a channel has no guide at all. */
export function problemsOf(rows: readonly GuideMarks[], day: TimeRange): PlacedMark[] {
  return rows
    .flatMap(({ channel, nth, marks }) => marks.map((mark) => ({ ...mark, channel, nth })))
    .filter(({ kind, from, to }) => kind !== 'mended' && !(kind === 'blank' && from <= day.from && to >= day.to))
    .sort((one, other) => one.from - other.from || one.nth - other.nth)
}

type Place = { from: number; nth: number }

/** The problem after a place (before it, where `by` is -1), and from the last one again the first. */
export function nextProblem(problems: readonly PlacedMark[], { from, nth }: Place, by: -1 | 1): PlacedMark | undefined {
  const order = (mark: PlacedMark) => mark.from - from || mark.nth - nth
  return by > 0
    ? (problems.find((mark) => order(mark) > 0) ?? problems[0])
    : (problems.findLast((mark) => order(mark) < 0) ?? problems.at(-1))
}
