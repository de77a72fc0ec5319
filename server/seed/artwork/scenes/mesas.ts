import { between } from '../../random.ts'
import { fade, haze, heightAt, hills, land, path, sky, sun, W, type Scene } from '../brush.ts'
import { birds, rider } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Table mountains, a rider, telegraph poles. */
export const mesas: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.36, 0.66) * W
  const mesa = (mx: number, width: number, height: number, base: number, colour: string) =>
    path(
      `M${mx - width * 0.8} ${base} L${mx - width * 0.52} ${base - height * 0.42} L${mx - width * 0.46} ${base - height} L${mx - width * 0.1} ${base - height * 1.03} L${mx} ${base - height * 0.97} L${mx + width * 0.44} ${base - height} L${mx + width * 0.5} ${base - height * 0.4} L${mx + width * 0.85} ${base}Z`,
      fade(brush, [
        [0, colour],
        [1, mix(colour, palette.near, 0.35)],
      ]),
    ) +
    path(
      `M${mx + width * 0.12} ${base} L${mx + width * 0.16} ${base - height * 0.98} L${mx + width * 0.44} ${base - height} L${mx + width * 0.5} ${base - height * 0.4} L${mx + width * 0.85} ${base}Z`,
      palette.near,
      'opacity="0.22"',
    )
  const ground = hills(random, 600, 50, 1)
  return {
    svg:
      sky(brush, 520) +
      sun(brush, x - 60, 330, between(random, 76, 120)) +
      mesa(x - 420, 170, 190, 540, mix(palette.sky[2], palette.far, 0.6)) +
      mesa(x + 330, 230, 250, 548, palette.far) +
      mesa(x + 40, 90, 210, 540, mix(palette.sky[2], palette.far, 0.75)) +
      haze(brush, 560, 110, palette.sky[2], 0.45) +
      land(ground, mix(palette.far, palette.near, 0.65)) +
      land(hills(random, 676, 60, 1.4), palette.near) +
      rider(x - 70, heightAt(ground, x - 70) + 8, 118, palette.near) +
      birds(random, x + 180, 210, 4, palette.near),
    focal: { x: x / W, y: 0.55 },
  }
}
