import { segmentPieces, type SegmentPiece } from './segmentPieces.ts'

/** What the service's own titles are called; any other key is a name of a system beyond it. */
const OWN_KEY = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** `elsewhere`: what segments name that only another system has, so that this service cannot play them. */
type PlayedPieces = { pieces: readonly SegmentPiece[]; elsewhere: string | undefined }

/**
 * What a title plays where the service stores media itself: its segments in their order, or its own media as a whole
 * (`own`, its version key, where it has some). Segments that are cut from what another system has play nothing, so that
 * its own media, once it is there, plays in their place.
 */
export function playedPieces(sg: unknown, own: string | undefined): PlayedPieces {
  const cut = segmentPieces(sg, own)
  const elsewhere = cut.find(({ item }) => item.key !== own && !OWN_KEY.test(item.key))?.item.key
  if (cut.length > 0 && elsewhere === undefined) return { pieces: cut, elsewhere }
  return { pieces: own === undefined ? [] : [{ segment: -1, item: { key: own, start: 0 } }], elsewhere }
}
