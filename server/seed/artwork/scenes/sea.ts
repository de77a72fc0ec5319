import { fade, H, rect, W, type Brush } from '../brush.ts'
import { mix } from '../palettes.ts'

export function sea(brush: Brush, horizon: number): string {
  const { palette } = brush
  return rect(
    0,
    horizon,
    W,
    H - horizon,
    fade(brush, [
      [0, mix(palette.sky[2], palette.far, 0.55)],
      [0.35, palette.far],
      [1, palette.near],
    ]),
  )
}
