import { between } from '../../random.ts'
import { H, haze, heightAt, hills, line, path, rect, sky, stars, sun, W, type Scene } from '../brush.ts'
import { couple } from '../figures.ts'
import { mix } from '../palettes.ts'

/** Rooftops with wires, a cat's hour. */
export const rooftops: Scene = (brush) => {
  const { random, palette } = brush
  const x = between(random, 0.35, 0.65) * W
  const row = (base: number, colour: string, size: number) => {
    let content = ''
    for (let rx = -60; rx < W;) {
      const width = between(random, 110, 210) * size
      const top = base - between(random, 20, 90) * size
      content +=
        path(
          `M${rx} ${H} L${rx} ${top} L${rx + width / 2} ${top - 60 * size} L${rx + width} ${top} L${rx + width} ${H}Z`,
          colour,
        ) + rect(rx + width * 0.68, top - 64 * size, 20 * size, 60 * size, colour)
      for (const share of [0.25, 0.6])
        if (random() < 0.6)
          content += rect(
            rx + width * share,
            top + 34 * size,
            22 * size,
            30 * size,
            palette.accent,
            `opacity="${between(random, 0.5, 1).toFixed(2)}"`,
          )
      rx += width * 0.96
    }
    return content
  }
  const wires = Array.from({ length: 4 }, (_, at) =>
    line(`M-10 ${150 + at * 34} Q${W / 2} ${240 + at * 44} ${W + 10} ${120 + at * 40}`, palette.near, 2.5),
  )
  const skyline = hills(random, 640, 20, 1)
  return {
    svg:
      sky(brush, 600) +
      stars(brush, 90, 360) +
      sun(brush, x, 230, between(random, 56, 96)) +
      row(500, mix(palette.sky[2], palette.far, 0.8), 0.7) +
      haze(brush, 560, 140, palette.sky[2], 0.35) +
      row(590, mix(palette.far, palette.near, 0.5), 1) +
      row(690, palette.near, 1.4) +
      wires.join('') +
      couple(x + 20, heightAt(skyline, x) - 40, 84, palette.near),
    focal: { x: x / W, y: 0.5 },
  }
}
