import { between } from '../../random.ts'
import { circle, fade, glow, H, haze, heightAt, hills, land, ridge, sky, stars, W, type Scene } from '../brush.ts'
import { bareTree, birds, house } from '../figures.ts'
import { mix } from '../palettes.ts'

/** A crooked house on a hill before a great moon. */
export const haunted: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.4, 0.6) * W
  const hill = hills(random, 600, 120, 0.7)
  return {
    svg:
      sky(brush) +
      stars(brush, 60, 300) +
      glow(brush, x + 60, 300, 460, palette.light, 0.5) +
      circle(
        x + 60,
        290,
        between(random, 150, 190),
        fade(brush, [
          [0, palette.light],
          [1, mix(palette.light, palette.sky[2], 0.55)],
        ]),
      ) +
      land(ridge(random, 560, 120, 0.5), mix(palette.sky[1], palette.near, 0.5)) +
      haze(brush, 620, 200, palette.sky[2], 0.4) +
      land(hill, palette.near) +
      bareTree(random, x - 250, heightAt(hill, x - 250) + 10, 300, palette.near) +
      bareTree(random, x + 290, heightAt(hill, x + 290) + 10, 240, palette.near) +
      house(x, heightAt(hill, x) + 14, 190, palette.near, palette.accent) +
      birds(random, x - 90, 180, 6, palette.near) +
      haze(brush, H, 120, mix(palette.sky[2], palette.near, 0.4), 0.5),
    focal: { x: x / W, y: 0.5 },
  }
}
