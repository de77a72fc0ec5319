import { between, pick } from '../../random.ts'
import { fade, H, haze, land, mirrored, path, points, rect, ridge, sky, sun, W, type Scene } from '../brush.ts'
import { pine } from '../figures.ts'
import { mix } from '../palettes.ts'
import { waterLines } from './waterLines.ts'

/** A peak with snow above a lake that mirrors it. */
export const peak: Scene = (brush) => {
  const { random, palette } = brush
  const [x, top] = [between(random, 0.36, 0.64) * W, between(random, 130, 180)]
  const shore = 470
  const reach = (down: number) => (down / (shore - top)) * 470
  const cap = [
    [-110, 0],
    [-74, -26],
    [-46, 6],
    [-14, -30],
    [22, 2],
    [52, -22],
    [110, 0],
  ].map(([share = 0, lift = 0]) => [x + (share / 110) * reach(104), top + 104 + lift] as const)
  const mountain =
    path(
      `M${x - 470} ${shore} L${x} ${top} L${x + 470} ${shore}Z`,
      fade(brush, [
        [0, palette.far],
        [1, mix(palette.far, palette.near, 0.6)],
      ]),
    ) +
    path(`M${x} ${top} L${points(cap)}Z`, palette.light) +
    path(
      `M${x} ${top} L${x + 470} ${shore} L${x + 90} ${shore} L${x + 24} ${top + 170}Z`,
      palette.near,
      'opacity="0.3"',
    )
  const trees = Array.from({ length: 46 }, () =>
    pine(random() * W, shore + between(random, 0, 10), between(random, 26, 66), palette.near),
  ).join('')
  const back = land(ridge(random, shore, 150, 0.5), mix(palette.sky[2], palette.far, 0.55))
  const scene = back + mountain + haze(brush, shore, 120, palette.sky[2], 0.5) + trees
  return {
    svg:
      sky(brush, shore) +
      sun(brush, x + pick(random, [-330, 330]), between(random, 180, 250), 46) +
      mirrored(brush, shore, scene) +
      rect(
        0,
        shore,
        W,
        H - shore,
        fade(brush, [
          [0, palette.near, 0.25],
          [1, palette.near, 0.85],
        ]),
      ) +
      waterLines(brush, shore, 12),
    focal: { x: x / W, y: 0.46 },
  }
}
