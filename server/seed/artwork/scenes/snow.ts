import { between } from '../../random.ts'
import { circle, fade, H, heightAt, hills, land, line, ridge, sky, stars, sun, W, type Scene } from '../brush.ts'
import { person, pine } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Winter: white slopes, pines, falling snow. */
export const snow: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.34, 0.66) * W
  const white = mix(palette.light, palette.sky[1], 0.12)
  const slopes = [0, 1, 2].map((at) => {
    const skyline = hills(random, 480 + at * 92, 110, 1 + at * 0.3)
    const trees = Array.from({ length: 15 + at * 5 }, () => {
      const tx = random() * W
      return Math.abs(tx - x) < 120 && at === 2
        ? ''
        : pine(
            tx,
            heightAt(skyline, tx) + 8,
            between(random, 40, 78) * (1 + at * 0.4),
            mix(palette.far, palette.near, 0.3 + at * 0.3),
          )
    })
    return (
      trees.join('') +
      land(
        skyline,
        fade(brush, [
          [0, white],
          [1, mix(white, palette.sky[1], 0.5)],
        ]),
      )
    )
  })
  const flakes = Array.from({ length: 120 }, () =>
    circle(
      random() * W,
      random() * H,
      between(random, 1, 4),
      '#ffffff',
      `opacity="${between(random, 0.25, 0.8).toFixed(2)}"`,
    ),
  )
  const last = hills(random, 690, 70, 0.9)
  return {
    svg:
      sky(brush, 480) +
      stars(brush, 40, 240) +
      sun(brush, x + 120, 190, 50) +
      land(ridge(random, 470, 230, 0.55), mix(palette.sky[1], white, 0.45)) +
      slopes.join('') +
      land(last, white) +
      person(x, heightAt(last, x) + 6, 96, palette.near) +
      line(`M${x - 20} ${H} Q${x - 120} ${H - 40} ${x} ${heightAt(last, x)}`, mix(white, palette.sky[1], 0.4), 7) +
      flakes.join(''),
    focal: { x: x / W, y: 0.52 },
  }
}
