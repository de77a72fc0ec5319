import { between } from '../../random.ts'
import { circle, glow, hills, land, path, sky, stars, W, type Scene } from '../brush.ts'
import { rocket } from '../figures.ts'
import { mix } from '../palettes.ts'

/** A start into the sky on a column of smoke. */
export const launch: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.42, 0.58) * W
  const puffs = Array.from({ length: 60 }, (_, at) => {
    const down = at / 60
    return circle(
      x + between(random, -1, 1) * (16 + down * 120),
      320 + down * 380,
      16 + down * 62 * between(random, 0.6, 1.2),
      mix(palette.light, palette.sky[1], down * 0.6 + random() * 0.2),
      'opacity="0.72"',
    )
  })
  return {
    svg:
      sky(brush, 640) +
      stars(brush, 120, 420) +
      glow(brush, x, 360, 420, palette.accent, 0.85) +
      land(hills(random, 650, 70, 1.3), palette.far) +
      puffs.join('') +
      path(`M${x - 16} 300 Q${x} 440 ${x + 16} 300Z`, palette.light) +
      rocket(x, 304, 190, mix(palette.light, palette.sky[1], 0.08)) +
      circle(x, 178, 11, palette.near) +
      land(hills(random, 716, 40, 2), palette.near),
    focal: { x: x / W, y: 0.4 },
  }
}
