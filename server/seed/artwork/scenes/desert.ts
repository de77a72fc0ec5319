import { between, wholeBetween } from '../../random.ts'
import { fade, heightAt, hills, land, line, points, sky, sun, W, type Scene } from '../brush.ts'
import { person, rider } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Dunes in evening light, and whoever crosses them. */
export const desert: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.35, 0.68) * W
  const dunes = [0, 1, 2, 3].map((at) => {
    const skyline = hills(random, 500 + at * 72, 120, 0.9 + at * 0.25)
    const colour = mix(palette.far, palette.near, at / 3.4)
    const crest = skyline.map(([px, py]) => [px, py + 3] as const)
    return (
      land(
        skyline,
        fade(brush, [
          [0, mix(colour, palette.light, 0.18)],
          [0.7, colour],
        ]),
      ) + line(`M${points(crest)}`, palette.light, 2, 'opacity="0.16"')
    )
  })
  const path2 = hills(random, 560, 60, 1)
  const walkers = Array.from({ length: wholeBetween(random, 2, 6) }, (_, at) => {
    const wx = x - 150 + at * between(random, 30, 46)
    return random() < 0.3
      ? rider(wx, heightAt(path2, wx) + 4, 46, palette.near)
      : person(wx, heightAt(path2, wx) + 4, 40, palette.near)
  })
  return {
    svg:
      sky(brush, 500) +
      sun(brush, x + 70, between(random, 210, 300), between(random, 60, 100)) +
      dunes.slice(0, 2).join('') +
      land(path2, mix(palette.far, palette.near, 0.5)) +
      walkers.join('') +
      dunes.slice(2).join(''),
    focal: { x: x / W, y: 0.5 },
  }
}
