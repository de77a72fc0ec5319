import { isObject } from '../diff/json.ts'
import { FPS_30, readFrameRate, type FrameRate } from '../time/frameRate.ts'

/** One piece of a program as it is stored (specification section 3); whatever else it holds stays. */
export type Segment = {
  /** Names the segment within its program, so that changes of two people meet by segment (ours). */
  id?: string
  seg_ty?: string
  ctkey?: string
  vrt?: string
  /** Points in the source and the length, in ms. */
  sp?: number
  ep?: number
  dur?: number
  fps?: number
  am?: readonly AdMarker[]
  [field: string]: unknown
}

/** A place for ads within a segment: a point in the source and a length, in ms. */
type AdMarker = { ap?: string; at?: number; dur?: number; [field: string]: unknown }

/** The segments of a stored list; what is no object counts as a segment of which nothing is known. */
export function segmentsIn(sg: unknown): Segment[] {
  return Array.isArray(sg) ? sg.map((entry: unknown) => (isObject(entry) ? (entry as Segment) : {})) : []
}

/** The rate that a segment names, or undefined. */
function namedRate({ fps }: Segment): FrameRate | undefined {
  return typeof fps === 'number' || typeof fps === 'string' ? readFrameRate(fps) : undefined
}

/** The rate that a program counts in: that of its first segment which names one, else 30 (specification section 5). */
export function programRate(segments: readonly Segment[]): FrameRate {
  for (const segment of segments) {
    const rate = namedRate(segment)
    if (rate) return rate
  }
  return FPS_30
}

/** A segment's own rate; an ad break, which is cut from nothing, counts as its program does. */
export function segmentRate(segment: Segment, ofProgram: FrameRate): FrameRate {
  return namedRate(segment) ?? ofProgram
}

/** A point or a length in ms, if it is one. */
export function msIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}
