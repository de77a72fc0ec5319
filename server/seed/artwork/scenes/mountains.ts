import { between } from '../../random.ts'
import { fade, haze, heightAt, hills, land, ridge, sky, stars, sun, W, type Scene } from '../brush.ts'
import { person } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Ridges behind ridges, each nearer one darker, with a small figure on the last. */
export const mountains: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.3, 0.7) * W
  const layers = [0, 1, 2, 3].map((at) => {
    const skyline = ridge(random, 470 + at * 78, 300 - at * 52, 0.52 - at * 0.03)
    const colour = mix(mix(palette.sky[2], palette.far, 0.45), palette.near, at / 3.2)
    return (
      land(
        skyline,
        fade(brush, [
          [0, colour],
          [1, mix(colour, palette.sky[2], 0.35)],
        ]),
      ) + haze(brush, 520 + at * 78, 150, palette.sky[2], 0.32)
    )
  })
  const front = hills(random, 690, 90, 1.2)
  const at = x + between(random, -160, 160)
  return {
    svg:
      sky(brush, 560) +
      stars(brush, 50, 260) +
      sun(brush, x, between(random, 190, 300), between(random, 48, 84)) +
      layers.join('') +
      land(front, palette.near) +
      person(at, heightAt(front, at) + 6, 74, palette.near),
    focal: { x: x / W, y: 0.52 },
  }
}
