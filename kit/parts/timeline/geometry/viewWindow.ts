/** What is drawn of the width: the view and half a screen at either side. */
const MARGIN = 0.5
/** The window moves in steps of this share of a screen, so that most scrolling draws nothing anew. */
const STEP = 0.25

/** Px from and to which a lane is drawn while `left` px are scrolled away. */
export function drawnSpan(left: number, width: number): { from: number; to: number } {
  const step = Math.max(1, width * STEP)
  const from = Math.floor(left / step) * step
  return { from: from - width * MARGIN, to: from + step + width * (1 + MARGIN) }
}

/** Px to scroll to so that a span is seen, and no more than that; a span that is too wide shows its start. */
export function revealLeft(left: number, width: number, span: { from: number; to: number }, margin = 24): number {
  const to = Math.min(span.to, span.from + width - 2 * margin)
  if (span.from < left + (left > 0 ? margin : 0)) return Math.max(0, span.from - margin)
  return to > left + width - margin ? to - width + margin : left
}
