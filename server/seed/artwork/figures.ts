import { between, type Random } from '../random.ts'
import { circle, group, line, path, rect } from './brush.ts'

/** Silhouettes. Each stands with its feet or keel at (x, y); `size` is its height in pixels. */
type Figure = (x: number, y: number, size: number, fill: string) => string

const placed = (x: number, y: number, scale: number, ...content: string[]) =>
  group(`translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(3)})`, ...content)

export const person: Figure = (x, y, size, fill) =>
  placed(
    x,
    y,
    size / 100,
    circle(0, -91, 8.5, fill),
    path(
      'M-4 -86 L4 -86 L5 -81 Q14 -79 16 -71 L19 -42 L14 -41 L11 -62 L11 -40 L10 0 L3 0 L0 -36 L-3 0 L-10 0 L-11 -40 L-11 -62 L-14 -41 L-19 -42 L-16 -71 Q-14 -79 -5 -81Z',
      fill,
    ),
  )

export const cloaked: Figure = (x, y, size, fill) =>
  placed(
    x,
    y,
    size / 100,
    circle(0, -90, 10, fill),
    path('M-7 -82 Q0 -88 7 -82 Q20 -50 24 0 L-24 0 Q-20 -50 -7 -82Z', fill),
  )

export const couple: Figure = (x, y, size, fill) =>
  person(x - size * 0.15, y, size, fill) + cloaked(x + size * 0.17, y, size * 0.92, fill)

export const umbrella: Figure = (x, y, size, fill) =>
  person(x, y, size * 0.8, fill) +
  placed(
    x,
    y,
    size / 100,
    line('M8 -40 L8 -96', fill, 2.5),
    path(
      'M-36 -84 Q-20 -118 8 -118 Q36 -118 52 -84 Q40 -90 30 -84 Q20 -91 8 -85 Q-4 -91 -14 -84 Q-24 -90 -36 -84Z',
      fill,
    ),
  )

export const rider: Figure = (x, y, size, fill) =>
  placed(
    x,
    y,
    size / 100,
    path(
      'M-44 -48 Q-30 -56 -8 -52 L18 -54 Q26 -66 32 -78 L36 -84 L40 -78 L52 -66 L48 -60 L38 -62 Q34 -48 26 -38 L30 0 L24 0 L20 -30 L4 -26 L-20 -28 L-30 -2 L-36 -2 L-32 -34 Q-42 -34 -50 -14 L-54 -16 Q-52 -40 -44 -48Z',
      fill,
    ),
    path('M-6 -52 L-4 -80 Q4 -86 10 -78 L14 -52 L6 -40 L0 -40Z', fill),
    circle(3, -90, 7, fill),
    path('M-12 -93 Q3 -98 18 -93 L11 -95 Q10 -103 3 -103 Q-4 -103 -5 -95Z', fill),
  )

export const sailboat: Figure = (x, y, size, fill) =>
  placed(
    x,
    y,
    size / 100,
    path('M-34 -12 L36 -12 L24 0 L-24 0Z', fill),
    path('M0 -16 L0 -100 L34 -20Z', fill),
    path('M-4 -16 L-4 -80 L-28 -20Z', fill),
  )

export const sampan: Figure = (x, y, size, fill) =>
  placed(
    x,
    y,
    size / 50,
    path('M-60 -12 Q-30 2 0 2 Q30 2 60 -14 Q40 8 0 8 Q-40 8 -60 -12Z', fill),
    path('M-20 -2 L-16 -22 Q2 -32 20 -22 L24 -2Z', fill),
    person(-38, -2, 34, fill),
    line('M-34 -22 L-56 14', fill, 2),
  )

export const palm =
  (random: Random): Figure =>
  (x, y, size, fill) => {
    const lean = between(random, -22, 22)
    const fronds = [-160, -128, -96, -62, -30, 4, 196].map((angle) => {
      const turn = ((angle + between(random, -9, 9)) * Math.PI) / 180
      const [dx, dy] = [Math.cos(turn) * 46, Math.sin(turn) * 34]
      return path(
        `M${lean} -100 Q${lean + dx * 0.5} ${-100 + dy - 12} ${lean + dx} ${-100 + dy + 16} Q${lean + dx * 0.45} ${-100 + dy + 2} ${lean} -97Z`,
        fill,
      )
    })
    return placed(
      x,
      y,
      size / 120,
      path(`M-4 0 Q${lean * 0.1} -55 ${lean - 2} -100 L${lean + 3} -100 Q${lean * 0.3 + 6} -50 5 0Z`, fill),
      ...fronds,
    )
  }

export const pine: Figure = (x, y, size, fill) =>
  placed(
    x,
    y,
    size / 100,
    path(
      'M0 -100 L14 -70 L8 -71 L22 -44 L12 -46 L28 -14 L4 -16 L4 0 L-4 0 L-4 -16 L-28 -14 L-12 -46 L-22 -44 L-8 -71 L-14 -70Z',
      fill,
    ),
  )

export function bareTree(random: Random, x: number, y: number, size: number, fill: string): string {
  const branch = (fromX: number, fromY: number, angle: number, length: number, width: number): string => {
    if (width < 0.9) return ''
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length]
    const twigs = [-0.5, 0.42].map((turn) =>
      branch(toX, toY, angle + turn + between(random, -0.22, 0.22), length * between(random, 0.68, 0.82), width * 0.66),
    )
    return (
      line(`M${fromX.toFixed(1)} ${fromY.toFixed(1)} L${toX.toFixed(1)} ${toY.toFixed(1)}`, fill, width) +
      twigs.join('')
    )
  }
  return branch(x, y, -Math.PI / 2 + between(random, -0.12, 0.12), size * 0.3, size * 0.05)
}

export function birds(random: Random, x: number, y: number, count: number, fill: string): string {
  return Array.from({ length: count }, () => {
    const [bx, by, s] = [x + between(random, -120, 120), y + between(random, -46, 46), between(random, 6, 13)]
    return line(
      `M${(bx - s).toFixed(1)} ${(by - s * 0.3).toFixed(1)} Q${(bx - s * 0.4).toFixed(1)} ${(by - s * 0.7).toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)} Q${(bx + s * 0.4).toFixed(1)} ${(by - s * 0.7).toFixed(1)} ${(bx + s).toFixed(1)} ${(by - s * 0.3).toFixed(1)}`,
      fill,
      2.4,
    )
  }).join('')
}

export const fedora: Figure = (x, y, size, fill) =>
  placed(
    x,
    y,
    size / 100,
    path(
      'M-46 0 Q-44 -34 -16 -42 L-8 -48 L-8 -54 Q-16 -58 -16 -70 L16 -70 Q16 -58 8 -54 L8 -48 L16 -42 Q44 -34 46 0Z',
      fill,
    ),
    path('M-30 -70 Q0 -78 30 -70 Q24 -74 17 -74 Q18 -96 8 -95 Q0 -90 -8 -95 Q-18 -96 -17 -74 Q-24 -74 -30 -70Z', fill),
  )

export const car: Figure = (x, y, size, fill) =>
  placed(
    x,
    y,
    size / 50,
    path('M-62 -8 L-60 -24 Q-40 -28 -34 -30 L-20 -46 Q0 -51 24 -46 L40 -30 Q58 -28 62 -20 L62 -8Z', fill),
    circle(-36, -8, 10, fill),
    circle(38, -8, 10, fill),
  )

export const plane: Figure = (x, y, size, fill) =>
  placed(
    x,
    y,
    size / 60,
    path('M-52 -6 Q-20 -12 20 -10 Q46 -9 54 -3 Q46 3 20 3 L-46 2 L-58 -18 L-50 -18Z', fill),
    path('M-14 -4 L-34 26 L-22 26 L14 -2Z', fill),
    path('M-8 -8 L-20 -24 L-12 -24 L10 -9Z', fill),
  )

export const rocket: Figure = (x, y, size, fill) =>
  placed(
    x,
    y,
    size / 100,
    path('M0 -100 Q16 -76 14 -34 L24 -12 L12 -16 L-12 -16 L-24 -12 L-14 -34 Q-16 -76 0 -100Z', fill),
  )

export function house(x: number, y: number, size: number, fill: string, lit: string): string {
  return placed(
    x,
    y,
    size / 100,
    path(
      'M-44 0 L-44 -46 L-52 -44 L-26 -76 L-26 -92 L-34 -90 L-14 -118 L6 -90 L-2 -92 L-2 -70 L34 -70 L52 -40 L44 -42 L44 0Z',
      fill,
    ),
    rect(30, -92, 9, 24, fill),
    rect(-20, -84, 9, 13, lit),
    rect(14, -52, 11, 16, lit),
    rect(-30, -34, 11, 16, lit, 'opacity="0.55"'),
  )
}

export const stiltHouse = (x: number, y: number, size: number, fill: string, lit: string): string =>
  placed(
    x,
    y,
    size / 60,
    path('M-62 -34 Q-40 -48 -30 -72 L30 -72 Q40 -48 62 -34Z', fill),
    rect(-46, -36, 92, 22, fill),
    ...[-42, -22, 0, 20, 40].map((at) => rect(at - 2, -16, 4, 34, fill)),
    rect(-30, -32, 14, 12, lit),
    rect(12, -32, 14, 12, lit),
  )
