import type { SegmentKey } from '#kit/parts/theme/tokens.ts'
import type { ReferenceState } from '../../references/referenceLoader.ts'

/** Types of titles that give the segments cut from them a kind of their own (specification section 3, colours). */
const KINDS_OF_TYPES: readonly string[] = ['bumper', 'promo', 'filler', 'ratingcard'] satisfies SegmentKey[]

/** How a segment is drawn and named: by its type, and by that of the title that it is cut from. */
export function segmentKind(segmentType: unknown, source: ReferenceState | undefined): SegmentKey {
  if (segmentType === 'ad') return 'ad'
  const type = source?.kind === 'found' ? source.row.cty : ''
  return KINDS_OF_TYPES.includes(type) ? (type as SegmentKey) : 'vod'
}
