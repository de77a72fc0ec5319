import { between } from '../../random.ts'
import { circle, glow, haze, heightAt, hills, land, sky, W, type Scene } from '../brush.ts'
import { couple } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Two lights that meet above a soft line of hills. */
export const meeting: Scene = (brush) => {
  const { random, palette } = brush
  const [x, y, radius] = [W / 2 + between(random, -60, 60), between(random, 300, 340), between(random, 150, 190)]
  const front = hills(random, 660, 100, 0.9)
  return {
    svg:
      sky(brush) +
      glow(brush, x, y, 620, palette.light, 0.4) +
      circle(x - radius * 0.58, y, radius, palette.light, 'opacity="0.62"') +
      circle(x + radius * 0.58, y, radius, palette.accent, 'opacity="0.58"') +
      land(hills(random, 600, 120, 1.3), mix(palette.sky[2], palette.far, 0.7)) +
      haze(brush, 640, 120, palette.sky[2], 0.35) +
      land(front, palette.near) +
      couple(x, heightAt(front, x) + 8, 130, palette.near),
    focal: { x: x / W, y: 0.52 },
  }
}
