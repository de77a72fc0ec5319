import { keyBefore } from '../program/cutRecording.ts'
import type { EditList } from './editList.ts'
import { keptOf } from './editList.ts'

/** How a part begins when pictures are not made anew: at a keyframe, so many frames before what was asked for. */
type EarlyStart = { id: string; at: number; early: number }

/** What a cut on keyframes comes to: per part where it begins, and by how much the result is longer. */
export function keyframeCut(
  list: Pick<EditList, 'segs'>,
  keyframes: readonly number[],
): { starts: EarlyStart[]; longer: number; worst: number } {
  const starts = keptOf(list).map((seg) => {
    const at = keyBefore(keyframes, seg.in)
    return { id: seg.id, at, early: seg.in - at }
  })
  const longer = starts.reduce((sum, { early }) => sum + early, 0)
  return { starts, longer, worst: Math.max(0, ...starts.map(({ early }) => early)) }
}
