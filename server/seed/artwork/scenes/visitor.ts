import { between, wholeBetween } from '../../random.ts'
import { fade, glow, H, haze, heightAt, hills, land, path, sky, W, type Scene } from '../brush.ts'
import { person } from '../figures.ts'
import { mix } from '../palettes.ts'

/** A tall stone from elsewhere and those who look at it. */
export const visitor: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.44, 0.56) * W
  const ground = hills(random, 610, 50, 1)
  const shape =
    random() < 0.5
      ? `M${x} 110 Q${x + 74} 250 ${x + 46} 440 Q${x + 20} 486 ${x} 490 Q${x - 20} 486 ${x - 46} 440 Q${x - 74} 250 ${x} 110Z`
      : `M${x - 190} 280 Q${x} 150 ${x + 190} 280 Q${x + 250} 300 ${x + 250} 312 Q${x} 372 ${x - 250} 312 Q${x - 250} 300 ${x - 190} 280Z`
  const watchers = Array.from({ length: wholeBetween(random, 3, 6) }, (_, at) => {
    const wx = x - 150 + at * between(random, 46, 66)
    return person(wx, heightAt(ground, wx) + 6, between(random, 56, 72), palette.near)
  })
  return {
    svg:
      sky(brush, 600) +
      glow(brush, x, 330, 520, palette.light, 0.75) +
      land(hills(random, 560, 90, 1.4), mix(palette.sky[2], palette.far, 0.5)) +
      haze(brush, 600, 190, palette.sky[2], 0.55) +
      path(
        shape,
        fade(brush, [
          [0, palette.near],
          [1, mix(palette.near, palette.far, 0.6)],
        ]),
      ) +
      path(shape, palette.light, 'opacity="0.08" transform="translate(-10 0)"') +
      land(ground, mix(palette.far, palette.near, 0.75)) +
      watchers.join('') +
      haze(brush, H, 150, palette.near, 0.8),
    focal: { x: x / W, y: 0.52 },
  }
}
