import { between, wholeBetween } from '../../random.ts'
import { circle, fade, glow, H, heightAt, hills, land, path, rect, W, type Scene } from '../brush.ts'
import { couple } from '../figures.ts'
import { mix } from '../palettes.ts'
import { polar } from './polar.ts'

/** Rays from a low sun behind hills or a skyline. */
export const rays: Scene = (brush) => {
  const { random, palette } = brush
  const [x, y, count] = [W / 2 + between(random, -120, 120), 470, wholeBetween(random, 11, 16)]
  const beams = Array.from({ length: count * 2 }, (_, at) => {
    const [from, to] = [(at / count) * Math.PI, ((at + 0.5) / count) * Math.PI]
    return path(`M${x} ${y} L${polar(x, y, 1500, -from)} L${polar(x, y, 1500, -to)}Z`, palette.sky[2], 'opacity="0.85"')
  })
  const front = hills(random, 640, 110, 1.2)
  return {
    svg:
      rect(
        0,
        0,
        W,
        H,
        fade(brush, [
          [0, palette.sky[0]],
          [1, palette.sky[1]],
        ]),
      ) +
      beams.join('') +
      glow(brush, x, y, 420, palette.light, 0.85) +
      circle(x, y - 60, 108, palette.light) +
      land(hills(random, 560, 90, 1.7), mix(palette.far, palette.near, 0.25)) +
      land(front, palette.near) +
      couple(x, heightAt(front, x) + 8, 150, palette.near),
    focal: { x: x / W, y: 0.56 },
  }
}
