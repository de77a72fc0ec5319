import { between, pick, wholeBetween } from '../../random.ts'
import { circle, fade, group, heightAt, hills, land, line, path, rect, sky, sun, W, type Scene } from '../brush.ts'
import { person } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Round hills, clouds and balloons: a bright day. */
export const balloons: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.4, 0.6) * W
  const cloud = () => {
    const [cx, cy, s] = [random() * W, between(random, 70, 330), between(random, 0.6, 1.3)]
    return group(
      `translate(${cx.toFixed(0)} ${cy.toFixed(0)}) scale(${s.toFixed(2)})`,
      ...[
        [0, 0, 46],
        [52, 8, 36],
        [-54, 10, 34],
        [18, -24, 36],
        [-22, -18, 30],
      ].map(([dx = 0, dy = 0, r = 0]) => circle(dx, dy, r, '#ffffff', 'opacity="0.9"')),
      rect(-84, 12, 170, 32, '#ffffff', 'rx="16" opacity="0.9"'),
    )
  }
  const balloon = (bx: number, by: number, size: number, first: string, second: string) =>
    group(
      `translate(${bx.toFixed(0)} ${by.toFixed(0)}) scale(${size.toFixed(2)})`,
      path('M0 -100 C62 -100 82 -40 50 6 L16 50 L-16 50 L-50 6 C-82 -40 -62 -100 0 -100Z', first),
      path('M0 -100 C24 -100 30 -40 18 6 L6 50 L-6 50 L-18 6 C-30 -40 -24 -100 0 -100Z', second),
      line('M-14 52 L-10 78 M14 52 L10 78', palette.near, 2.5),
      rect(-14, 78, 28, 20, palette.near, 'rx="4"'),
    )
  const colours = [palette.accent, palette.light, palette.sky[0], palette.far, '#f6b83c', '#e4572e'] as const
  const flock = Array.from({ length: wholeBetween(random, 3, 5) }, () =>
    balloon(
      between(random, 120, W - 120),
      between(random, 150, 400),
      between(random, 0.4, 0.9),
      pick(random, colours),
      pick(random, colours),
    ),
  )
  const front = hills(random, 640, 130, 1.1)
  return {
    svg:
      sky(brush, 600) +
      sun(brush, W * 0.16, 130, 60) +
      Array.from({ length: 5 }, cloud).join('') +
      flock.join('') +
      balloon(x, 300, 1.45, palette.accent, palette.light) +
      land(hills(random, 580, 120, 1.6), mix(palette.far, palette.sky[2], 0.25)) +
      land(
        front,
        fade(brush, [
          [0, palette.far],
          [1, mix(palette.far, palette.near, 0.7)],
        ]),
      ) +
      person(x - 160, heightAt(front, x - 160) + 5, 60, palette.near) +
      person(x - 128, heightAt(front, x - 128) + 5, 42, palette.near),
    focal: { x: x / W, y: 0.44 },
  }
}
