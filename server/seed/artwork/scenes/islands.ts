import { between, pick } from '../../random.ts'
import { fade, H, mirrored, path, rect, sky, sun, W, type Scene } from '../brush.ts'
import { birds, sampan } from '../figures.ts'
import { mix } from '../palettes.ts'
import { waterLines } from './waterLines.ts'
import { sea } from './sea.ts'

/** Limestone islands and a boat between them. */
export const islands: Scene = (brush) => {
  const { random, palette } = brush
  const [x, horizon] = [between(random, 0.4, 0.6) * W, 440]
  const rock = (rx: number, width: number, height: number, colour: string) => {
    const top = horizon - height
    return path(
      `M${rx - width / 2} ${horizon + 4} C${rx - width * 0.52} ${horizon - height * 0.5} ${rx - width * 0.38} ${top + 8} ${rx - width * 0.12} ${top} S${rx + width * 0.42} ${top + height * 0.28} ${rx + width * 0.44} ${top + height * 0.6} S${rx + width * 0.5} ${horizon - 10} ${rx + width / 2} ${horizon + 4}Z`,
      fade(brush, [
        [0, colour],
        [1, mix(colour, palette.sky[2], 0.35)],
      ]),
    )
  }
  const rocks = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 4 - row }, () => {
      const side = pick(random, [-1, 1])
      return rock(
        x + side * between(random, 150 + row * 130, 660),
        between(random, 130, 220) * (1 + row * 0.3),
        between(random, 110, 190) * (1 + row * 0.32),
        mix(mix(palette.sky[2], palette.far, 0.5), palette.near, row * 0.34),
      )
    }),
  )
  const scene = rocks.join('')
  return {
    svg:
      sky(brush, horizon) +
      sun(brush, x + 30, between(random, 230, 320), between(random, 50, 86)) +
      sea(brush, horizon) +
      mirrored(brush, horizon, scene, 0.35) +
      rect(
        0,
        horizon,
        W,
        H - horizon,
        fade(brush, [
          [0, palette.far, 0.1],
          [1, palette.near, 0.75],
        ]),
      ) +
      waterLines(brush, horizon, 34, x, 260) +
      sampan(x, 590, 62, palette.near) +
      birds(random, x - 60, 190, 6, palette.near),
    focal: { x: x / W, y: 0.58 },
  }
}
