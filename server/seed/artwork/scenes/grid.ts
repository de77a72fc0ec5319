import { between, pick } from '../../random.ts'
import { circle, fade, glow, H, land, line, rect, ridge, sky, stars, W, type Scene } from '../brush.ts'
import { cloaked } from '../figures.ts'
import { mix } from '../palettes.ts'

/** A striped sun over a grid. */
export const grid: Scene = (brush) => {
  const { random, palette } = brush
  const [x, horizon] = [W / 2, 430]
  const radius = between(random, 150, 190)
  const clip = brush.define(
    (id) => `<clipPath id="${id}"><rect x="0" y="0" width="${W}" height="${horizon}"/></clipPath>`,
  )
  const stripes = Array.from({ length: 6 }, (_, at) =>
    rect(x - radius, horizon - 90 + at * 18 - at * at * 0.6, radius * 2, 4 + at * 1.6, palette.sky[1]),
  )
  const lines = Array.from({ length: 41 }, (_, at) =>
    line(`M${x + (at - 20) * 26} ${horizon} L${x + (at - 20) * 190} ${H}`, palette.accent, 2, 'opacity="0.75"'),
  )
  const rows = Array.from({ length: 12 }, (_, at) =>
    rect(0, horizon + (at / 12) ** 2.1 * (H - horizon), W, 1 + at * 0.25, palette.accent, 'opacity="0.8"'),
  )
  return {
    svg:
      sky(brush, horizon) +
      stars(brush, 110, 380) +
      glow(brush, x, horizon - 60, 460, palette.sky[2], 0.6) +
      `<g clip-path="${clip}">${circle(
        x,
        horizon - 60,
        radius,
        fade(brush, [
          [0, palette.light],
          [1, palette.sky[2]],
        ]),
      )}${stripes.join('')}</g>` +
      land(ridge(random, horizon + 2, 56, 0.5), mix(palette.sky[0], palette.near, 0.4)) +
      rect(
        0,
        horizon,
        W,
        H - horizon,
        fade(brush, [
          [0, mix(palette.sky[1], palette.near, 0.6)],
          [1, palette.near],
        ]),
      ) +
      lines.join('') +
      rows.join('') +
      cloaked(x + pick(random, [-120, 120]), 590, 150, palette.near),
    focal: { x: 0.5, y: 0.52 },
  }
}
