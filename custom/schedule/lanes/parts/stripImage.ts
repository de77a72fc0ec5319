import type { StripPiece } from '../model/stripPieces.ts'

const KINDS: ReadonlySet<string> = new Set(['ad', 'bumper', 'filler', 'promo', 'ratingcard', 'expired'])
/** A break of seconds would be less than a px. */
const LEAST_SHARE = 0.012

/** The colour of a piece in a thin strip: what is VOD is grey, so that the breaks stand out (looks section 5). */
function colorOf(kind: string): string {
  return KINDS.has(kind) ? `var(--mui-palette-segment-${kind}-fill)` : 'var(--strip-vod)'
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/**
 * Segments of an airing as one background: a lane holds hundreds of cards, and an element for each of their segments
 * would be most of the page.
 */
export function stripImage(pieces: readonly StripPiece[]): string {
  let last = 0
  const stops = pieces.flatMap(({ from, to, kind, hasMidRoll }) => {
    const start = Math.max(last, from)
    const end = Math.max(to, kind === 'vod' ? start : start + LEAST_SHARE)
    last = end
    const color = colorOf(kind)
    const tick = hasMidRoll ? [`${colorOf('ad')} ${percent(end - LEAST_SHARE)} ${percent(end)}`] : []
    return [`${color} ${percent(start)} ${percent(hasMidRoll ? end - LEAST_SHARE : end)}`, ...tick]
  })
  return `linear-gradient(90deg, ${stops.join(', ')})`
}
