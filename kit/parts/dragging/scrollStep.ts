/** Px from an edge within which what is beneath a drag scrolls, and the most of a step. */
const EDGE_PX = 36
const STEP_PX = 18

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Px to scroll in this frame while something is dragged near, or over, the edges of a box: faster the nearer. */
export function scrollStep(box: Box, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: stepAt(x - box.left, box.right - x), y: stepAt(y - box.top, box.bottom - y) }
}

function stepAt(before: number, after: number): number {
  const [near, sign] = before < after ? [before, -1] : [after, 1]
  const share = Math.min(1, Math.max(0, (EDGE_PX - near) / EDGE_PX))
  return share === 0 ? 0 : sign * Math.ceil(share * STEP_PX)
}
