import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { SmilItem } from '#contract/schemas/media.ts'
import { playedPieces } from '#kit/parts/player/playedPieces.ts'

/** What a preview plays of a title with media: its segments in their order, or that media from beginning to end. */
export function previewPieces(record: ContentRecord): SmilItem[] {
  return playedPieces(record.sg, record.key).pieces.map(({ item }) => item)
}
