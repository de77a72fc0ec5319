import { between, pick, wholeBetween } from '../../random.ts'
import { group, haze, hills, land, sky, sun, W, type Scene } from '../brush.ts'
import { palm, sampan, stiltHouse } from '../figures.ts'
import { mix } from '../palettes.ts'
import { waterLines } from './waterLines.ts'
import { sea } from './sea.ts'

/** Houses on stilts under palms. */
export const kampung: Scene = (brush) => {
  const { random, palette } = brush
  const [x, shore] = [between(random, 0.38, 0.62) * W, 500]
  const palms = Array.from({ length: wholeBetween(random, 5, 8) }, () =>
    palm(random)(
      between(random, 40, W - 40),
      shore + 22,
      between(random, 220, 380),
      mix(palette.far, palette.near, between(random, 0.55, 1)),
    ),
  )
  const houses =
    stiltHouse(x, shore + 6, 110, palette.near, palette.accent) +
    stiltHouse(x - 230, shore + 2, 72, mix(palette.far, palette.near, 0.75), palette.accent) +
    stiltHouse(x + 250, shore, 66, mix(palette.far, palette.near, 0.7), palette.accent)
  const scene =
    land(hills(random, shore + 10, 120, 1.5), mix(palette.sky[2], palette.far, 0.7)) +
    haze(brush, shore, 120, palette.sky[2], 0.5) +
    palms.join('') +
    houses
  return {
    svg:
      sky(brush, shore) +
      sun(brush, x + pick(random, [-250, 250]), between(random, 220, 320), between(random, 56, 96)) +
      scene +
      sea(brush, shore + 24) +
      group(`translate(0 ${(shore + 24) * 2}) scale(1 -1)`, `<g opacity="0.28">${houses}</g>`) +
      waterLines(brush, shore + 24, 26, x, 420) +
      sampan(x + 170, 640, 44, palette.near),
    focal: { x: x / W, y: 0.6 },
  }
}
