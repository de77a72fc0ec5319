import { between, pick } from '../../random.ts'
import { circle, fade, H, haze, hills, land, path, rect, sky, sun, W, type Scene } from '../brush.ts'
import { birds, person } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Where all of them stand. */
const base = 590

function gopuram(gx: number, width: number, tiers: number, colour: string, lit: string): string {
  const parts = Array.from({ length: tiers }, (_, at) => {
    const [w, y] = [width * (1 - at * 0.1), base - (at + 1) * 46]
    return (
      path(`M${gx - w / 2} ${y + 47} L${gx - w * 0.47} ${y} L${gx + w * 0.47} ${y} L${gx + w / 2} ${y + 47}Z`, colour) +
      Array.from({ length: 7 }, (_, n) => circle(gx - w * 0.42 + n * w * 0.14, y + 2, w * 0.035, colour)).join('') +
      rect(gx - w * 0.06, y + 14, w * 0.12, 26, lit, 'opacity="0.55"')
    )
  })
  const top = base - tiers * 46
  const w = width * (1 - tiers * 0.1)
  return (
    parts.join('') +
    path(`M${gx - w * 0.55} ${top + 1} Q${gx} ${top - w * 0.9} ${gx + w * 0.55} ${top + 1}Z`, colour) +
    [-0.3, 0, 0.3].map((at) => rect(gx + w * at - 2, top - w * 0.62 + Math.abs(at) * 40, 4, 30, colour)).join('')
  )
}

const dome = (dx: number, width: number, colour: string, lit: string) =>
  rect(dx - width / 2, base - width * 0.9, width, width, colour) +
  path(
    `M${dx - width * 0.44} ${base - width * 0.88} C${dx - width * 0.66} ${base - width * 1.4} ${dx - width * 0.12} ${base - width * 1.55} ${dx} ${base - width * 1.86} C${dx + width * 0.12} ${base - width * 1.55} ${dx + width * 0.66} ${base - width * 1.4} ${dx + width * 0.44} ${base - width * 0.88}Z`,
    colour,
  ) +
  path(
    `M${dx - width * 0.16} ${base} v${-width * 0.44} Q${dx} ${base - width * 0.72} ${dx + width * 0.16} ${base - width * 0.44} v${width * 0.44}Z`,
    lit,
    'opacity="0.75"',
  )

const minaret = (mx: number, height: number, colour: string) =>
  rect(mx - 11, base - height, 22, height, colour) +
  rect(mx - 17, base - height * 0.72, 34, 8, colour) +
  path(
    `M${mx - 15} ${base - height} Q${mx - 16} ${base - height - 26} ${mx} ${base - height - 54} Q${mx + 16} ${base - height - 26} ${mx + 15} ${base - height}Z`,
    colour,
  )

/** Towers of temples and palaces against the light. */
export const monuments: Scene = (brush) => {
  const { random, palette } = brush
  const x = W / 2 + between(random, -110, 110)
  const mid = mix(palette.far, palette.near, 0.62)
  const buildings =
    random() < 0.5
      ? gopuram(x, 250, 7, palette.near, palette.accent) +
        gopuram(x - 330, 150, 4, mid, palette.accent) +
        gopuram(x + 330, 150, 4, mid, palette.accent)
      : dome(x, 200, palette.near, palette.accent) +
        dome(x - 200, 110, mid, palette.accent) +
        dome(x + 200, 110, mid, palette.accent) +
        [-340, -110, 110, 340].map((at) => minaret(x + at, Math.abs(at) > 200 ? 300 : 250, palette.near)).join('')
  return {
    svg:
      sky(brush, base) +
      sun(brush, x + pick(random, [-40, 40]), 330, between(random, 110, 150)) +
      land(hills(random, base + 10, 80, 1.5), mix(palette.sky[2], palette.far, 0.6)) +
      haze(brush, base, 170, palette.sky[2], 0.4) +
      buildings +
      rect(
        0,
        base - 4,
        W,
        H,
        fade(brush, [
          [0, palette.near],
          [1, mix(palette.near, palette.sky[0], 0.5)],
        ]),
      ) +
      birds(random, x + 220, 190, 7, palette.near) +
      person(x - 40, 654, 76, mix(palette.near, palette.sky[2], 0.25)),
    focal: { x: x / W, y: 0.52 },
  }
}
