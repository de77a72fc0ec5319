import { between } from '../../random.ts'
import { H, rect, W, type Brush } from '../brush.ts'

/** Light on water: short strokes that widen towards the viewer. */
export function waterLines(brush: Brush, top: number, count: number, x = W / 2, spread = W / 2): string {
  const { random, palette } = brush
  return Array.from({ length: count }, (_, at) => {
    const depth = (at + random()) / count
    const width = between(random, 30, 120) * (0.4 + depth)
    const left = x + between(random, -spread, spread) * (0.3 + depth * 0.7) - width / 2
    return rect(
      left,
      top + 8 + depth * (H - top),
      width,
      1.5 + depth * 2.5,
      palette.light,
      `opacity="${(0.35 * (1 - depth) + 0.06).toFixed(2)}" rx="2"`,
    )
  }).join('')
}
