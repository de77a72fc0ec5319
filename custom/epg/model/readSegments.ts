import { isObject } from '#contract/rules/diff/json.ts'
import type { StripSegment } from '#kit/parts/layoutParts/SegmentStrip.tsx'

/** The segments of a program's text; what cannot be read is left out. */
export function readSegments({ sg }: { sg?: unknown }): StripSegment[] {
  const segments: unknown[] = Array.isArray(sg) ? sg : []
  return segments.flatMap((segment) =>
    isObject(segment) && typeof segment.seg_ty === 'string' && typeof segment.dur === 'number' && segment.dur > 0
      ? [{ kind: segment.seg_ty, length: segment.dur }]
      : [],
  )
}
