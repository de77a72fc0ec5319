import { between } from '../../random.ts'
import { circle, group, land, ridge, sky, W, type Scene } from '../brush.ts'
import { birds } from '../figures.ts'
import { mix } from '../palettes.ts'

/** A great wave of circles, after prints. */
export const surf: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.42, 0.6) * W
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = 470 + row * 54
    return Array.from({ length: 13 }, (_, at) => {
      const cx = at * 108 - (row % 2) * 54
      const rings = [52, 41, 30, 19, 8].map((radius, ring) =>
        circle(cx, y, radius, ring % 2 ? palette.light : mix(palette.far, palette.near, row / 7)),
      )
      return rings.join('')
    }).join('')
  })
  return {
    svg:
      sky(brush, 500) +
      circle(x, 260, between(random, 110, 150), palette.accent) +
      land(ridge(random, 460, 140, 0.4), mix(palette.sky[2], palette.far, 0.6)) +
      group('', ...rows) +
      birds(random, x + 250, 180, 5, palette.near),
    focal: { x: x / W, y: 0.46 },
  }
}
