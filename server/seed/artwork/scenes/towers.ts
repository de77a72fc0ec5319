import { between } from '../../random.ts'
import { H, path, rect, W, type Brush } from '../brush.ts'

/** One row of towers; windows are lit in the light of the palette. */
export function towers(brush: Brush, base: number, tallest: number, colour: string, lit: number, gap = 0): string {
  const { random, palette } = brush
  let content = ''
  for (let x = -20; x < W + 20;) {
    const width = between(random, 38, 104)
    const centred = 1 - Math.abs(x + width / 2 - W / 2) / W
    const height = tallest * between(random, 0.35, 1) * (0.55 + centred * 0.55)
    const top = base - height
    content += rect(x, top, width, height + H, colour)
    const roof = random()
    if (roof < 0.18)
      content += path(`M${x} ${top + 1} L${x + width / 2} ${top - width * 0.5} L${x + width} ${top + 1}Z`, colour)
    else if (roof < 0.4) content += rect(x + width * 0.44, top - height * 0.2, 4, height * 0.22, colour)
    else if (roof < 0.55) content += rect(x + width * 0.2, top - 14, width * 0.6, 16, colour)
    for (let wy = top + 14; wy < base - 10; wy += 17) {
      for (let wx = x + 8; wx < x + width - 9; wx += 13) {
        if (random() < lit)
          content += rect(
            wx,
            wy,
            5.5,
            8,
            random() < 0.8 ? palette.light : palette.accent,
            `opacity="${between(random, 0.35, 0.95).toFixed(2)}"`,
          )
      }
    }
    x += width + gap * random()
  }
  return content
}
