import { between, pick } from '../../random.ts'
import { circle, glow, H, haze, heightAt, hills, land, line, path, sky, W, type Scene } from '../brush.ts'
import { person } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Trunks in fog around a light. */
export const forest: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.38, 0.62) * W
  const rows = [0, 1, 2, 3].map((row) => {
    const colour = mix(palette.sky[2], palette.near, 0.2 + row * 0.27)
    const trunks = Array.from({ length: 15 - row * 3 }, () => {
      const [tx, width] = [random() * W, between(random, 8, 16) * (1 + row * 0.75)]
      if (row === 3 && Math.abs(tx - x) < 170) return ''
      const limbs = Array.from({ length: 3 }, () => {
        const y = between(random, 60, 420)
        const side = pick(random, [-1, 1])
        return line(
          `M${tx} ${y} q${side * 40} -14 ${side * between(random, 60, 110)} -${between(random, 20, 60).toFixed(0)}`,
          colour,
          width * 0.18,
        )
      })
      return (
        path(
          `M${tx - width * 0.7} ${H} L${tx - width * 0.35} 0 L${tx + width * 0.35} 0 L${tx + width * 0.7} ${H}Z`,
          colour,
        ) + limbs.join('')
      )
    })
    return trunks.join('') + haze(brush, 620 + row * 34, 340, palette.sky[2], 0.4 - row * 0.08)
  })
  const floor = hills(random, 668, 46, 2)
  return {
    svg:
      sky(brush) +
      glow(brush, x, 330, 420, palette.light, 0.85) +
      circle(x, 300, 74, palette.light, 'opacity="0.8"') +
      rows.slice(0, 3).join('') +
      land(floor, palette.near) +
      person(x + 30, heightAt(floor, x + 30) + 6, 120, palette.near) +
      (rows[3] ?? ''),
    focal: { x: x / W, y: 0.5 },
  }
}
