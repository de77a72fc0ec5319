import { between, pick } from '../../random.ts'
import { circle, fade, glow, group, H, line, path, rect, sky, W, type Brush, type Scene } from '../brush.ts'
import { umbrella } from '../figures.ts'
import { mix } from '../palettes.ts'
import { waterLines } from './waterLines.ts'

/** A wet street at night, lamps as soft discs, someone under an umbrella. */
export const rain: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.4, 0.6) * W
  const bokeh = Array.from({ length: 46 }, () =>
    circle(
      random() * W,
      between(random, 120, 500),
      between(random, 9, 46),
      pick(random, [palette.light, palette.accent, palette.sky[2]]),
      `opacity="${between(random, 0.1, 0.5).toFixed(2)}"`,
    ),
  )
  const walls = [-1, 1].map((side) => wall(brush, side))
  const drops = Array.from({ length: 150 }, () => {
    const [dx, dy] = [random() * W, random() * H]
    return line(
      `M${dx.toFixed(0)} ${dy.toFixed(0)} l-7 ${between(random, 24, 52).toFixed(0)}`,
      palette.light,
      1.4,
      `opacity="${between(random, 0.08, 0.34).toFixed(2)}"`,
    )
  })
  const ground = rect(
    0,
    540,
    W,
    190,
    fade(brush, [
      [0, mix(palette.sky[1], palette.near, 0.55)],
      [1, palette.near],
    ]),
  )
  return {
    svg:
      sky(brush) +
      glow(brush, x, 380, 560, palette.light, 0.55) +
      bokeh.join('') +
      walls.join('') +
      ground +
      waterLines(brush, 540, 30, x, 300) +
      umbrella(x, 636, 240, palette.near) +
      group(`translate(0 ${636 * 2}) scale(1 -1)`, `<g opacity="0.3">${umbrella(x, 636, 240, palette.near)}</g>`) +
      drops.join(''),
    focal: { x: x / W, y: 0.6 },
  }
}

/** A row of houses in perspective; side is -1 on the left, 1 on the right. */
function wall(brush: Brush, side: number): string {
  const { random, palette } = brush
  const edge = W / 2 + side * W * 0.5
  const inner = W / 2 + side * 235
  const panes = Array.from({ length: 22 }, () => {
    const share = between(random, 0.12, 0.85)
    const [px, top] = [inner + (edge - inner) * share, 130 - share * 150]
    const py = top + between(random, 0.12, 0.75) * (540 - top)
    return rect(
      px,
      py,
      8 + share * 26,
      12 + share * 34,
      palette.accent,
      `opacity="${between(random, 0.12, 0.6).toFixed(2)}"`,
    )
  })
  return (
    path(
      `M${edge} -40 L${inner} 130 L${inner} 545 L${edge} ${H - 60}Z`,
      fade(brush, [
        [0, palette.near],
        [1, mix(palette.near, palette.far, 0.5)],
      ]),
      'opacity="0.92"',
    ) + panes.join('')
  )
}
