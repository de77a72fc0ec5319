import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { SmilItem } from '#contract/schemas/media.ts'
import { segmentPieces } from '#kit/parts/player/segmentPieces.ts'

/** What a preview plays: the title's segments in their order, or its media from beginning to end. */
export function previewPieces(record: ContentRecord): SmilItem[] {
  const pieces = segmentPieces(record.sg, record.key).map(({ item }) => item)
  return pieces.length > 0 ? pieces : [{ key: record.key, start: 0 }]
}
