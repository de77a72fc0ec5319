import { isObject } from '#contract/rules/diff/json.ts'
import type { SmilItem } from '#contract/schemas/media.ts'

/** A piece that plays, and the place of its segment in the list. */
export type SegmentPiece = { segment: number; item: SmilItem }

/**
 * The pieces of segments in their order, ads included. A segment without a content key is cut from the title itself
 * (`own`, its version key); one that names neither content nor an end, as a bare ad slot, plays nothing.
 */
export function segmentPieces(sg: unknown, own: string | undefined): SegmentPiece[] {
  const segments: readonly unknown[] = Array.isArray(sg) ? sg : []
  return segments.flatMap((segment, index): SegmentPiece[] => {
    if (!isObject(segment)) return []
    const { sp: start = 0, ep, dur, ctkey, vrt } = segment
    const isNamed = typeof ctkey === 'string' && ctkey !== ''
    const key = isNamed ? ctkey : own
    if (key === undefined || typeof start !== 'number') return []
    const end = ep === undefined && isNamed && typeof dur === 'number' ? start + dur : ep
    if (typeof end !== 'number' || end <= start) return []
    return [{ segment: index, item: { key, start, end, ...(typeof vrt === 'string' && vrt !== '' && { vrt }) } }]
  })
}
