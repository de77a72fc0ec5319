import type { EditList } from '#contract/rules/video/editList.ts'

/** Frames at which something begins, ends or is set, in their order: where the arrows go. */
export function cutPoints({ segs, breaks, length }: Pick<EditList, 'segs' | 'breaks' | 'length'>): number[] {
  const points = [...segs.flatMap((seg) => [seg.in, seg.out]), ...breaks.map(({ at }) => at)]
  return [...new Set(points)].filter((at) => at < length).toSorted((one, other) => one - other)
}

/** The nearest of some frames that is no further than `within`; the frame itself where none is. */
export function snapped(frame: number, to: readonly number[], within: number): number {
  let best = frame
  for (const one of to) {
    const isNearer = best === frame || Math.abs(one - frame) < Math.abs(best - frame)
    if (Math.abs(one - frame) <= within && isNearer) best = one
  }
  return best
}
