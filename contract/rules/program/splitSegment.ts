import { framesOf, msOfFrames } from '../time/timecode.ts'
import { placeSegments } from './placeSegments.ts'
import { msIn, programRate, segmentRate, segmentsIn, type Segment } from './segment.ts'

/**
 * One segment as two that play the same frames: the second starts at the frame of the source. Markers go with the part
 * that they lie in. Undefined where nothing would be left of one part. The second has no id until it is saved.
 */
export function splitSegment(sg: unknown, index: number, frame: number): [Segment, Segment] | undefined {
  const segments = segmentsIn(sg)
  const segment = segments[index]
  const placed = placeSegments(sg).segments[index]
  if (!segment || !placed || frame <= placed.from || frame >= placed.to) return undefined
  const { id, dur: _dur, re_sp: _start, re_ep: _end, am, ...shared } = segment
  const { rate, from, to } = placed
  const isCut = msIn(segment.ep) !== undefined || msIn(segment.sp) !== undefined
  const part = (first: number, last: number) =>
    isCut ? { sp: msOfFrames(first, rate), ep: msOfFrames(last, rate) } : { dur: msOfFrames(last - first, rate) }
  const isBefore = (at: unknown) => framesOf(msIn(at) ?? 0, rate) < frame
  const markers = Array.isArray(am) ? am : []
  const [before, after] = [markers.filter(({ at }) => isBefore(at)), markers.filter(({ at }) => !isBefore(at))]
  return [
    { ...(id !== undefined && { id }), ...shared, ...part(from, frame), ...(before.length > 0 && { am: before }) },
    { ...shared, ...part(frame, to), ...(after.length > 0 && { am: after }) },
  ]
}

/** What is wrong with a segment as it stands; none of it keeps a draft from being saved. */
type SegmentProblem = 'reversed' | 'empty' | 'markerOutside' | 'noTitle'

/** The problems of one segment of a list (ours): its points, its markers, the title that it is cut from. */
export function segmentProblems(segment: Segment, segments: readonly Segment[]): SegmentProblem[] {
  const rate = segmentRate(segment, programRate(segments))
  const [sp = 0, ep] = [msIn(segment.sp), msIn(segment.ep)]
  const length = ep === undefined ? (msIn(segment.dur) ?? 0) : ep - sp
  const end = ep ?? sp + length
  const isReversed = ep !== undefined && framesOf(ep, rate) < framesOf(sp, rate)
  const markers = Array.isArray(segment.am) ? segment.am : []
  const isOutside = markers.some(({ at }) => msIn(at) !== undefined && (Number(at) < sp || Number(at) > end))
  const found: [boolean, SegmentProblem][] = [
    [isReversed, 'reversed'],
    [!isReversed && framesOf(Math.max(0, length), rate) === 0, 'empty'],
    [isOutside, 'markerOutside'],
    [segment.seg_ty !== 'ad' && !segment.ctkey, 'noTitle'],
  ]
  return found.filter(([holds]) => holds).map(([, problem]) => problem)
}
