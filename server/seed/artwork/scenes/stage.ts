import { between, wholeBetween } from '../../random.ts'
import { circle, fade, glow, H, line, path, rect, W, type Brush, type Scene } from '../brush.ts'
import { couple, person } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Curtains, a spot of light and whoever stands in it. */
export const stage: Scene = (brush) => {
  const { random, palette } = brush
  const x = W / 2
  const swags = Array.from({ length: 6 }, (_, at) =>
    path(
      `M${at * 220 - 20} -10 L${at * 220 + 210} -10 Q${at * 220 + 95} 190 ${at * 220 - 20} -10Z`,
      mix(palette.far, palette.near, at % 2 ? 0.3 : 0.1),
    ),
  )
  const figure =
    random() < 0.35
      ? couple(x, 622, 210, palette.near)
      : person(x, 622, 210, palette.near) +
        (random() < 0.7 ? line(`M${x + 40} 622 L${x + 40} 452 l-16 -12`, palette.near, 5) : '')
  return {
    svg:
      rect(
        0,
        0,
        W,
        H,
        fade(brush, [
          [0, palette.near],
          [1, palette.sky[0]],
        ]),
      ) +
      glow(brush, x, 430, 480, palette.sky[2], 0.75) +
      beam(brush, x) +
      rect(
        0,
        600,
        W,
        130,
        fade(brush, [
          [0, mix(palette.sky[1], palette.near, 0.4)],
          [1, palette.near],
        ]),
      ) +
      `<ellipse cx="${x}" cy="626" rx="250" ry="40" fill="${palette.light}" opacity="0.7"/>` +
      curtain(brush, -1) +
      curtain(brush, 1) +
      swags.join('') +
      figure +
      Array.from({ length: wholeBetween(random, 6, 14) }, () =>
        circle(
          x + between(random, -170, 170),
          between(random, 180, 560),
          between(random, 2, 5),
          palette.light,
          'opacity="0.5"',
        ),
      ).join(''),
    focal: { x: 0.5, y: 0.58 },
  }
}

/** Folds on one side; -1 is the left. */
function curtain(brush: Brush, side: number): string {
  const { palette } = brush
  return Array.from({ length: 7 }, (_, at) => {
    const left = side < 0 ? at * 54 - 20 : W - at * 54 - 40
    const hem = 640 - at * 16
    return path(
      `M${left} 0 L${left + 60} 0 Q${left + 66 - side * 22} ${hem * 0.6} ${left + 58} ${hem} Q${left + 30} ${hem + 18} ${left} ${hem}Z`,
      fade(brush, [
        [0, mix(palette.far, palette.near, at % 2 ? 0.5 : 0.15)],
        [1, mix(palette.sky[2], palette.near, at % 2 ? 0.75 : 0.45)],
      ]),
    )
  }).join('')
}

function beam(brush: Brush, x: number): string {
  const { light } = brush.palette
  return path(
    `M${x - 40} -10 L${x + 40} -10 L${x + 250} 640 L${x - 250} 640Z`,
    fade(brush, [
      [0, light, 0.55],
      [1, light, 0.08],
    ]),
  )
}
