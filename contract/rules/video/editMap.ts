import type { EditBreak, EditList, EditSegment } from './editList.ts'
import { keptOf, resultLength } from './editList.ts'

/** A part as it plays: frames of the title `seg` stand at `at` of the result. */
export type PlayedPart = { at: number; seg: EditSegment }

/** The parts of the result with where each begins; the map between the two counts of frames. */
export function playedParts(list: Pick<EditList, 'segs'>): PlayedPart[] {
  let at = 0
  return keptOf(list).map((seg) => {
    const part = { at, seg }
    at += seg.out - seg.in
    return part
  })
}

/** Which frame of the title a frame of the result shows; undefined after its last. */
export function sourceAt(parts: readonly PlayedPart[], frame: number): { part: number; frame: number } | undefined {
  const part = parts.findLastIndex(({ at }) => at <= frame)
  const found = parts[part]
  if (!found || frame < 0) return undefined
  const source = found.seg.in + frame - found.at
  return source < found.seg.out ? { part, frame: source } : undefined
}

/** Where a frame of the title first shows in the result; undefined where it was taken out. */
export function resultAt(parts: readonly PlayedPart[], frame: number): number | undefined {
  const part = parts.find(({ seg }) => frame >= seg.in && frame < seg.out)
  return part && part.at + frame - part.seg.in
}

/** A break with the frame of the result before which it runs; none while its picture is taken out. */
type PlacedBreak = { brk: EditBreak; at: number | undefined }

/**
 * Breaks in the result. A break hangs on a frame of the title: it follows when parts move, and sleeps while its frame
 * is taken out. One at the end of a part runs there. Pre and post are before and after everything.
 */
export function placedBreaks(list: Pick<EditList, 'segs' | 'breaks'>): PlacedBreak[] {
  const parts = playedParts(list)
  return list.breaks.map((brk) => ({ brk, at: placeOf(brk, parts, resultLength(list)) }))
}

function placeOf({ ap, at }: EditBreak, parts: readonly PlayedPart[], whole: number): number | undefined {
  if (ap === 'pre') return 0
  if (ap === 'post') return whole
  const inside = resultAt(parts, at)
  if (inside !== undefined) return inside
  const ended = parts.find(({ seg }) => seg.out === at)
  return ended && ended.at + at - ended.seg.in
}
