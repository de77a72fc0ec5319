import { between, pick } from '../../random.ts'
import { group, land, ridge, sky, stars, sun, W, type Scene } from '../brush.ts'
import { sailboat } from '../figures.ts'
import { mix } from '../palettes.ts'
import { waterLines } from './waterLines.ts'
import { sea } from './sea.ts'
import { waves } from './waves.ts'

/** Open water, a low light and a sail. */
export const sailing: Scene = (brush) => {
  const { random, palette } = brush
  const [x, horizon] = [between(random, 0.34, 0.66) * W, 400]
  const moonX = x + pick(random, [-1, 1]) * between(random, 120, 300)
  return {
    svg:
      sky(brush, horizon) +
      stars(brush, 70, 300) +
      sun(brush, moonX, between(random, 220, 340), between(random, 50, 84)) +
      land(ridge(random, horizon + 6, 60, 0.5), mix(palette.sky[2], palette.far, 0.4)) +
      sea(brush, horizon) +
      waterLines(brush, horizon, 46, moonX, 150) +
      sailboat(x, 516, between(random, 170, 230), pick(random, [palette.light, palette.accent])) +
      group(
        `translate(0 ${516 * 2}) scale(1 -0.5) translate(0 -516)`,
        `<g opacity="0.22">${sailboat(x, 0, 200, palette.light)}</g>`,
      ) +
      waves(brush, 560, 3),
    focal: { x: x / W, y: 0.56 },
  }
}
