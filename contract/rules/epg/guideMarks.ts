import type { GuideAiring, GuideMark, GuideReach } from '#contract/schemas/live/guide.ts'
import { sweep } from '../schedule/sweep.ts'
import type { TimeRange } from '../time/ranges.ts'

/** Time of a channel in which nothing is shown: between two airings a gap, beyond all of them no guide data. */
type GuideHole = TimeRange & { kind: 'gap' | 'blank' }

/**
 * Holes of a guide within a window, by whole minutes (editors.md section 2, algorithm 2). `reach`: from the channel's
 * first airing to the end of its last, whatever the window; without it the channel has no guide at all.
 */
export function guideHoles(
  airings: readonly TimeRange[],
  window: TimeRange,
  reach: GuideReach | undefined,
): GuideHole[] {
  return sweep(airings, window).gaps.flatMap(({ from, to }): GuideHole[] => {
    if (!reach || to <= reach.from || from >= reach.to) return [{ from, to, kind: 'blank' }]
    const inner = { from: Math.max(from, reach.from), to: Math.min(to, reach.to) }
    const holes: GuideHole[] = [
      { from, to: inner.from, kind: 'blank' },
      { ...inner, kind: 'gap' },
      { from: inner.to, to, kind: 'blank' },
    ]
    return holes.filter((hole) => hole.from < hole.to)
  })
}

/** An airing by what its marks follow from. */
type MarkedAiring = TimeRange & Pick<GuideAiring, 'id' | 'pins' | 'flags'>

/** Everything of one channel that needs eyes within a window, by start. */
export function guideMarks(
  airings: readonly MarkedAiring[],
  window: TimeRange,
  reach: GuideReach | undefined,
): GuideMark[] {
  const within = airings.filter(({ from, to }) => from < window.to && to > window.from)
  const of = (kind: GuideMark['kind'], { id, from, to }: MarkedAiring): GuideMark => ({ kind, from, to, airing: id })
  const marks = [
    ...guideHoles(airings, window, reach),
    ...sweep(airings, window).overlaps.map(({ from, to, items }): GuideMark => ({
      ...{ kind: 'overlap', from, to },
      ...(items.at(-1) && { airing: items.at(-1)?.id as string }),
    })),
    ...within.filter(({ flags }) => flags?.length).map((airing) => of('flagged', airing)),
    ...within.filter(({ pins }) => pins?.length).map((airing) => of('mended', airing)),
  ]
  return marks.sort((one, other) => one.from - other.from)
}
