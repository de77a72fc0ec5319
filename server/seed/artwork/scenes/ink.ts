import { between } from '../../random.ts'
import { circle, fade, group, H, hills, line, path, points, rect, W, type Scene } from '../brush.ts'
import { bareTree, birds } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Strokes of a brush on paper, a seal beside them. */
export const ink: Scene = (brush) => {
  const { random, palette } = brush
  const paper = mix(palette.light, '#efe6d2', 0.6)
  const dark = mix(palette.near, '#101010', 0.5)
  const range = (base: number, height: number, opacity: number) => {
    const skyline = hills(random, base, height, 2.2)
    return path(
      `M0 ${base + 150} L${points(skyline)} L${W} ${base + 150}Z`,
      fade(brush, [
        [0, dark, opacity],
        [1, dark, 0],
      ]),
    )
  }
  const sunX = between(random, 0.32, 0.7) * W
  const bough = group(`rotate(-76 ${W} 110)`, bareTree(random, W, 130, between(random, 560, 680), dark))
  const blossoms = Array.from({ length: 26 }, () =>
    circle(
      W - between(random, 40, 480),
      between(random, 30, 270),
      between(random, 5, 11),
      palette.accent,
      'opacity="0.85"',
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
          [0, paper],
          [1, mix(paper, palette.sky[2], 0.25)],
        ]),
      ) +
      circle(sunX, 240, 88, palette.accent, 'opacity="0.92"') +
      range(430, 190, 0.42) +
      range(530, 170, 0.6) +
      range(640, 130, 0.85) +
      bough +
      blossoms.join('') +
      rect(96, 560, 62, 62, palette.accent, 'rx="6"') +
      line('M112 578 h30 M112 592 h30 M127 574 v36 M112 606 h30', paper, 4) +
      birds(random, sunX + 40, 330, 5, dark),
    focal: { x: sunX / W, y: 0.45 },
  }
}
