import { between, pick } from '../../random.ts'
import { fade, glow, H, haze, heightAt, land, rect, ridge, stars, W, type Scene } from '../brush.ts'
import { person } from '../figures.ts'
import { mix } from '../palettes.ts'
import { planet } from './planet.ts'

/** Planets over a world where someone stands. */
export const worlds: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.4, 0.66) * W
  const ground = ridge(random, 640, 90, 0.5)
  const walker = between(random, 0.3, 0.45) * W
  return {
    svg:
      rect(
        0,
        0,
        W,
        H,
        fade(brush, [
          [0, palette.near],
          [0.6, palette.sky[0]],
          [1, palette.sky[1]],
        ]),
      ) +
      glow(brush, W * 0.25, 240, 520, palette.sky[2], 0.4) +
      glow(brush, W * 0.8, 480, 480, palette.accent, 0.2) +
      stars(brush, 260, H) +
      planet(
        brush,
        x,
        between(random, 250, 310),
        between(random, 96, 150),
        mix(palette.sky[2], palette.accent, 0.4),
        random() < 0.65,
      ) +
      planet(
        brush,
        x - pick(random, [360, 430]),
        between(random, 150, 220),
        between(random, 26, 46),
        palette.light,
        false,
      ) +
      land(ridge(random, 600, 150, 0.5), mix(palette.sky[1], palette.near, 0.45)) +
      haze(brush, 640, 130, palette.sky[2], 0.3) +
      land(ground, palette.near) +
      person(walker, heightAt(ground, walker) + 6, 84, palette.near),
    focal: { x: x / W, y: 0.45 },
  }
}
