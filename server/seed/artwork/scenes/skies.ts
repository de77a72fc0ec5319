import { between } from '../../random.ts'
import { fade, group, H, hills, land, path, sky, sun, W, type Scene } from '../brush.ts'
import { plane } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Aeroplanes over clouds, lights searching from below. */
export const skies: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.42, 0.58) * W
  const beams = Array.from({ length: 4 }, () => {
    const [bx, tip] = [between(random, 100, W - 100), between(random, 60, W - 60)]
    return path(
      `M${bx} ${H} L${tip - 60} -10 L${tip + 60} -10Z`,
      fade(brush, [
        [0, palette.light, 0.03],
        [1, palette.light, 0.4],
      ]),
    )
  })
  const clouds = Array.from(
    { length: 20 },
    (_, at) =>
      `<ellipse cx="${(random() * W).toFixed(0)}" cy="${(520 + (at % 5) * 42).toFixed(0)}" rx="${between(random, 150, 320).toFixed(0)}" ry="${between(random, 36, 70).toFixed(0)}" fill="${mix(mix(palette.sky[2], palette.far, 0.5), palette.near, (at % 5) / 5)}" opacity="0.75"/>`,
  )
  const wing = [
    [0, 0, 86],
    [-190, 74, 56],
    [190, 74, 56],
    [-340, 150, 40],
    [340, 150, 40],
  ] as const
  return {
    svg:
      sky(brush, 640) +
      sun(brush, x - 120, 330, between(random, 60, 100)) +
      beams.join('') +
      clouds.join('') +
      group(
        `rotate(${between(random, -10, 4).toFixed(1)} ${x} 300)`,
        ...wing.map(([dx, dy, size]) => plane(x + dx, 260 + dy, size, palette.near)),
      ) +
      land(hills(random, 716, 36, 2), palette.near),
    focal: { x: x / W, y: 0.45 },
  }
}
