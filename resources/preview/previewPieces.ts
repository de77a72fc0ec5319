import { isObject } from '#contract/rules/diff/json.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { SmilItem } from '#contract/schemas/media.ts'

/** What a preview plays: the title's segments in their order, ads included, or its media from beginning to end. */
export function previewPieces(record: ContentRecord): SmilItem[] {
  const segments: readonly unknown[] = Array.isArray(record.sg) ? record.sg : []
  const pieces = segments.filter(isObject).flatMap(({ sp, ep, ctkey, vrt }): SmilItem[] => {
    if (typeof sp !== 'number' || typeof ep !== 'number' || ep <= sp) return []
    const key = typeof ctkey === 'string' && ctkey !== '' ? ctkey : record.key
    return [{ key, start: sp, end: ep, ...(typeof vrt === 'string' && vrt !== '' && { vrt }) }]
  })
  return pieces.length > 0 ? pieces : [{ key: record.key, start: 0 }]
}
