import { between } from '../../random.ts'
import { circle, glow, W, type Scene } from '../brush.ts'
import { cloaked } from '../figures.ts'
import { mix } from '../palettes.ts'

/** A maze of rings, someone small at its centre. */
export const spiral: Scene = (brush) => {
  const { random, palette } = brush
  const [x, y] = [W / 2 + between(random, -140, 140), 360]
  const rings = Array.from({ length: 15 }, (_, at) => {
    const radius = 900 * 0.82 ** at
    return circle(
      x + at * 2,
      y + at * 1.5,
      radius,
      at % 2 ? mix(palette.sky[1], palette.sky[2], at / 18) : mix(palette.near, palette.far, at / 18),
    )
  })
  return {
    svg:
      rings.join('') +
      glow(brush, x + 28, y + 20, 210, palette.light, 0.9) +
      cloaked(x + 30, y + 84, 150, palette.near),
    focal: { x: x / W, y: 0.52 },
  }
}
