import { between } from '../../random.ts'
import { group, sky, W, type Scene } from '../brush.ts'
import { sailboat } from '../figures.ts'
import { mix } from '../palettes.ts'
import { sea } from './sea.ts'
import { waves } from './waves.ts'

/** Heavy sea and a small boat in it. */
export const storm: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.4, 0.6) * W
  const clouds = Array.from(
    { length: 26 },
    () =>
      `<ellipse cx="${(random() * W).toFixed(0)}" cy="${between(random, -20, 210).toFixed(0)}" rx="${between(random, 120, 300).toFixed(0)}" ry="${between(random, 30, 70).toFixed(0)}" fill="${mix(palette.sky[0], palette.near, random() * 0.7)}" opacity="0.5"/>`,
  )
  const bolt = `M${x + 240} 130 l-30 96 l26 -6 l-34 104 l22 -6 l-30 84`
  return {
    svg:
      sky(brush, 470) +
      clouds.join('') +
      `<path d="${bolt}" fill="none" stroke="${palette.light}" stroke-width="6" stroke-linejoin="round"/>` +
      sea(brush, 440) +
      waves(brush, 440, 3) +
      group(`rotate(-9 ${x} 560)`, sailboat(x, 560, 210, palette.light)) +
      waves(brush, 520, 4),
    focal: { x: x / W, y: 0.6 },
  }
}
