import { H, path, W, type Brush } from '../brush.ts'
import { mix } from '../palettes.ts'

/** Rolling wave crests, each nearer one taller. */
export function waves(brush: Brush, top: number, rows: number): string {
  const { random, palette } = brush
  return Array.from({ length: rows }, (_, at) => {
    const y = top + ((at + 1) / rows) ** 1.5 * (H - top - 20)
    const size = 22 + at * 16
    const shift = random() * size * 4
    let d = `M${-shift} ${y}`
    for (let x = -shift; x < W; x += size * 4) d += ` q${size} ${-size * 0.62} ${size * 2} 0 t${size * 2} 0`
    return path(`${d} V${H + 4} H-200Z`, mix(palette.far, palette.near, (at + 0.5) / rows), 'opacity="0.78"')
  }).join('')
}
