import { circle, fade, glow, group, H, rect, W, type Scene } from '../brush.ts'
import { birds } from '../figures.ts'
import { mix } from '../palettes.ts'

/** A round ornament of petals. */
export const medallion: Scene = (brush) => {
  const { random, palette } = brush
  const [x, y] = [W / 2, 356]
  const petals = [
    [250, 28, 0.72],
    [190, 20, 0.85],
    [128, 14, 1],
  ].map(([radius = 0, count = 1, opacity], layer) =>
    Array.from({ length: count }, (_, at) => {
      const turn = (360 / count) * (at + layer * 0.5)
      return group(
        `rotate(${turn} ${x} ${y})`,
        `<path d="M${x} ${y - radius * 0.42} Q${x + radius * 0.17} ${y - radius * 0.76} ${x} ${y - radius} Q${x - radius * 0.17} ${y - radius * 0.76} ${x} ${y - radius * 0.42}Z" fill="${layer === 1 ? palette.accent : 'none'}" stroke="${palette.light}" stroke-width="3" opacity="${opacity}"/>`,
        circle(x, y - radius - 16, 5 - layer, palette.light),
      )
    }).join(''),
  )
  const corners = [0, W].map((cx) =>
    Array.from({ length: 7 }, (_, at) =>
      circle(
        cx,
        H,
        90 + at * 34,
        'none',
        `stroke="${palette.light}" stroke-width="2.5" opacity="${0.42 - at * 0.045}"`,
      ),
    ).join(''),
  )
  return {
    svg:
      rect(
        0,
        0,
        W,
        H,
        fade(brush, [
          [0, palette.sky[1]],
          [0.5, mix(palette.sky[1], palette.sky[2], 0.5)],
          [1, palette.far],
        ]),
      ) +
      glow(brush, x, y, 560, palette.sky[2], 0.8) +
      corners.join('') +
      petals.join('') +
      circle(x, y, 50, palette.near) +
      circle(x, y, 34, palette.accent) +
      circle(x, y, 14, palette.light) +
      birds(random, x + 420, 160, 3, palette.near),
    focal: { x: 0.5, y: 0.5 },
  }
}
