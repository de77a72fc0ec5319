import { between } from '../../random.ts'
import { fade, H, haze, mirrored, rect, sky, stars, sun, W, type Scene } from '../brush.ts'
import { person } from '../figures.ts'
import { mix } from '../palettes.ts'
import { waterLines } from './waterLines.ts'
import { towers } from './towers.ts'

/** A skyline by night or evening, sometimes over water. */
export const city: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.3, 0.7) * W
  const base = 520
  const back = towers(brush, base, 250, mix(palette.sky[2], palette.far, 0.7), 0)
  const middle = towers(brush, base, 330, mix(palette.far, palette.near, 0.45), 0.12, 10)
  const front = towers(brush, base, 250, mix(palette.far, palette.near, 0.92), 0.22, 26)
  const skyline = back + haze(brush, base, 220, palette.sky[2], 0.5) + middle + front
  const head =
    sky(brush, base) + stars(brush, 60, 240) + sun(brush, x, between(random, 200, 280), between(random, 50, 90))
  if (random() < 0.5) {
    return {
      svg: `${head}${mirrored(brush, base, skyline)}${rect(
        0,
        base,
        W,
        H - base,
        fade(brush, [
          [0, palette.near, 0.45],
          [1, palette.near, 0.92],
        ]),
      )}${waterLines(brush, base, 26, x, 420)}`,
      focal: { x: x / W, y: 0.52 },
    }
  }
  const roof =
    rect(0, 640, W, 90, palette.near) +
    rect(W * 0.62, 604, 120, 60, palette.near) +
    rect(W * 0.64, 560, 8, 50, palette.near)
  return { svg: head + skyline + roof + person(x * 0.8 + 60, 644, 128, palette.near), focal: { x: 0.5, y: 0.55 } }
}
