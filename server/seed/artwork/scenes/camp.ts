import { between } from '../../random.ts'
import { glow, haze, heightAt, hills, land, path, ridge, sky, stars, sun, W, type Scene } from '../brush.ts'
import { person } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Night sky over a camp: stars turning, a tent lit from within. */
export const camp: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.4, 0.6) * W
  const arcs = Array.from({ length: 26 }, (_, at) => {
    const radius = 60 + at * 27
    const [from, to] = [random() * 6.28, between(random, 0.3, 0.8)]
    const point = (angle: number) =>
      `${(x + 90 + Math.cos(angle) * radius).toFixed(0)} ${(190 + Math.sin(angle) * radius).toFixed(0)}`
    return `<path d="M${point(from)} A${radius} ${radius} 0 0 1 ${point(from + to)}" fill="none" stroke="${palette.light}" stroke-width="2" opacity="${between(random, 0.15, 0.6).toFixed(2)}"/>`
  })
  const hill = hills(random, 610, 60, 1)
  const y = heightAt(hill, x)
  return {
    svg:
      sky(brush, 620) +
      arcs.join('') +
      stars(brush, 90, 520) +
      sun(brush, W * 0.14, 520, 20) +
      land(ridge(random, 590, 190, 0.52), mix(palette.sky[1], palette.near, 0.5)) +
      haze(brush, 620, 120, palette.sky[2], 0.35) +
      land(hill, palette.near) +
      glow(brush, x, y - 30, 210, palette.accent, 0.75) +
      path(`M${x - 96} ${y + 8} L${x} ${y - 104} L${x + 96} ${y + 8}Z`, palette.accent) +
      path(`M${x} ${y - 104} L${x + 96} ${y + 8} L${x + 30} ${y + 8}Z`, palette.near, 'opacity="0.35"') +
      path(`M${x - 22} ${y + 8} L${x} ${y - 62} L${x + 22} ${y + 8}Z`, palette.light, 'opacity="0.9"') +
      person(x + 150, y + 14, 92, palette.near),
    focal: { x: x / W, y: 0.58 },
  }
}
