import { between } from '../../random.ts'
import { glow, group, heightAt, hills, land, path, sky, stars, W, type Scene } from '../brush.ts'
import { couple } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Lanterns that rise over water and roofs. */
export const lanterns: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.4, 0.6) * W
  const lights = Array.from({ length: 46 }, () => {
    const [lx, ly] = [random() * W, between(random, 30, 560)]
    const size = between(random, 0.35, 1.25) * (0.6 + ly / 900)
    return (
      glow(brush, lx, ly, 62 * size, palette.accent, 0.6) +
      group(
        `translate(${lx.toFixed(0)} ${ly.toFixed(0)}) scale(${size.toFixed(2)})`,
        path('M-17 -24 Q0 -32 17 -24 L21 14 Q0 24 -21 14Z', palette.accent),
        path('M-11 -8 Q0 -14 11 -8 L13 12 Q0 18 -13 12Z', palette.light, 'opacity="0.9"'),
      )
    )
  })
  const ground = hills(random, 672, 44, 1.2)
  return {
    svg:
      sky(brush, 640) +
      stars(brush, 120, 460) +
      land(hills(random, 620, 110, 1.6), mix(palette.far, palette.near, 0.4)) +
      lights.join('') +
      land(ground, palette.near) +
      couple(x, heightAt(ground, x) + 6, 140, palette.near),
    focal: { x: x / W, y: 0.55 },
  }
}
