import { between, pick } from '../../random.ts'
import { fade, glow, H, line, path, rect, W, type Scene } from '../brush.ts'
import { fedora } from '../figures.ts'

/** Light through blinds and a man in a hat. */
export const blinds: Scene = (brush) => {
  const { random, palette } = brush
  const side = pick(random, [-1, 1])
  const x = W / 2 + side * between(random, 150, 250)
  const slats = Array.from({ length: 13 }, (_, at) =>
    path(
      `M${-80} ${at * 62 - 60} L${W + 80} ${at * 62 - 60 + side * 120} l0 30 L${-80} ${at * 62 - 30}Z`,
      palette.light,
      `opacity="${(0.55 - Math.abs(at - 6) * 0.05).toFixed(2)}"`,
    ),
  )
  return {
    svg:
      rect(
        0,
        0,
        W,
        H,
        fade(brush, [
          [0, palette.sky[0]],
          [1, palette.near],
        ]),
      ) +
      glow(brush, W / 2 - side * 220, 330, 640, palette.sky[2], 0.85) +
      slats.join('') +
      glow(brush, x, 620, 460, palette.near, 0.9) +
      fedora(x, H + 10, 520, palette.near) +
      line(`M${x - side * 60} 506 l${-side * 46} 10`, palette.light, 5) +
      line(
        `M${x - side * 108} 512 q${-side * 40} -60 ${-side * 6} -120 q30 -60 ${-side * 20} -150`,
        palette.light,
        7,
        'opacity="0.22"',
      ),
    focal: { x: x / W, y: 0.55 },
  }
}
