import { randomFrom, seedOf } from '../random.ts'
import { circle, group, H, line, path, rect, W } from './brush.ts'

type Emblem = (first: string, second: string, ground: string) => string
const [x, y] = [W / 2, H / 2]

const turned = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => group(`rotate(${(360 / count) * at} ${x} ${y})`, draw(at))).join('')

/** Marks for channels: one or two colours, no letters, as they stand on a tile. */
const EMBLEMS: Readonly<Record<string, Emblem>> = {
  rings: (a, b) =>
    circle(x - 64, y, 112, 'none', `stroke="${a}" stroke-width="34"`) +
    circle(x + 64, y, 112, 'none', `stroke="${b}" stroke-width="34"`),
  bars: (a, b) =>
    [90, 170, 230, 150, 200]
      .map((height, at) => rect(x - 170 + at * 74, y + 115 - height, 46, height, at % 2 ? b : a, 'rx="23"'))
      .join(''),
  wave: (a, b, ground) =>
    circle(x, y, 170, a) +
    path(
      `M${x - 170} ${y + 30} q42 -74 85 -20 t85 -8 t85 -30 t85 -30 A170 170 0 0 1 ${x - 170} ${y + 30}Z`,
      b,
      'opacity="0.95"',
    ) +
    circle(x, y, 186, 'none', `stroke="${ground}" stroke-width="34"`),
  star: (a, b) =>
    turned(5, () => path(`M${x} ${y - 176} L${x + 44} ${y - 52} L${x} ${y} L${x - 44} ${y - 52}Z`, a)) +
    circle(x, y, 46, b),
  leaf: (a, b) =>
    path(
      `M${x - 150} ${y + 140} C${x - 190} ${y - 130} ${x + 40} ${y - 190} ${x + 170} ${y - 160} C${x + 170} ${y + 60} ${x + 20} ${y + 170} ${x - 150} ${y + 140}Z`,
      a,
    ) + line(`M${x - 150} ${y + 140} Q${x} ${y + 10} ${x + 110} ${y - 100}`, b, 20),
  play: (a, b) =>
    rect(x - 190, y - 130, 380, 260, a, 'rx="74"') +
    path(
      `M${x - 46} ${y - 70} L${x + 80} ${y} L${x - 46} ${y + 70}Z`,
      b,
      `stroke="${b}" stroke-width="22" stroke-linejoin="round"`,
    ),
  petals: (a, b) =>
    turned(8, (at) =>
      path(
        `M${x} ${y - 30} Q${x + 62} ${y - 110} ${x} ${y - 178} Q${x - 62} ${y - 110} ${x} ${y - 30}Z`,
        at % 2 ? b : a,
      ),
    ),
  arcs: (a, b) =>
    [70, 120, 170]
      .map(
        (radius, at) =>
          `<path d="M${x - radius} ${y + 80} A${radius} ${radius} 0 0 1 ${x + radius} ${y + 80}" fill="none" stroke="${at === 1 ? b : a}" stroke-width="34" stroke-linecap="round"/>`,
      )
      .join('') + circle(x, y + 76, 26, b),
  hexagon: (a, b) =>
    path(
      `M${x} ${y - 180} L${x + 156} ${y - 90} L${x + 156} ${y + 90} L${x} ${y + 180} L${x - 156} ${y + 90} L${x - 156} ${y - 90}Z`,
      a,
    ) + path(`M${x} ${y} L${x + 156} ${y - 90} L${x + 156} ${y + 90} L${x} ${y + 180}Z`, b),
  bird: (a, b) =>
    path(
      `M${x - 190} ${y + 70} C${x - 110} ${y - 130} ${x + 40} ${y - 170} ${x + 190} ${y - 90} C${x + 90} ${y - 90} ${x + 60} ${y - 10} ${x + 20} ${y + 50} C${x - 30} ${y + 120} ${x - 130} ${y + 120} ${x - 190} ${y + 70}Z`,
      a,
    ) +
    path(
      `M${x - 190} ${y + 70} C${x - 90} ${y + 60} ${x - 10} ${y + 10} ${x + 60} ${y - 60} C${x + 30} ${y + 70} ${x - 80} ${y + 130} ${x - 190} ${y + 70}Z`,
      b,
    ),
  flame: (a, b) =>
    path(
      `M${x + 10} ${y - 190} C${x + 50} ${y - 90} ${x + 150} ${y - 50} ${x + 130} ${y + 70} C${x + 116} ${y + 150} ${x + 50} ${y + 180} ${x} ${y + 180} C${x - 80} ${y + 180} ${x - 140} ${y + 120} ${x - 130} ${y + 40} C${x - 122} ${y - 20} ${x - 80} ${y - 40} ${x - 70} ${y - 90} C${x - 30} ${y - 60} ${x - 20} ${y - 30} ${x - 14} ${y} C${x + 20} ${y - 50} ${x + 26} ${y - 110} ${x + 10} ${y - 190}Z`,
      a,
    ) +
    path(
      `M${x + 8} ${y + 20} C${x + 70} ${y + 60} ${x + 70} ${y + 150} ${x} ${y + 156} C${x - 66} ${y + 150} ${x - 66} ${y + 80} ${x + 8} ${y + 20}Z`,
      b,
    ),
  dots: (a, b) =>
    Array.from({ length: 9 }, (_, at) =>
      circle(
        x - 110 + (at % 3) * 110,
        y - 110 + Math.floor(at / 3) * 110,
        [34, 44, 34, 44, 54, 44, 34, 44, 34][at] ?? 40,
        at === 4 ? b : a,
      ),
    ).join(''),
}

const COLOURS = [
  ['#f2f4f7', '#e4572e', '#1b2a49'],
  ['#12355b', '#f6b83c', '#ffffff'],
  ['#1f1235', '#ff5d8f', '#5ce1e6'],
  ['#fff6e6', '#0f8b8d', '#143642'],
  ['#0b3d2e', '#ffd166', '#e9f5db'],
] as const

/** Every mark in every colouring, as SVG. */
export function emblems(): { name: string; svg: string }[] {
  return Object.entries(EMBLEMS).flatMap(([name, draw]) =>
    COLOURS.map(([ground, first, second], at) => {
      const swapped = randomFrom(seedOf(name + at))() < 0.5
      const mark = draw(swapped ? second : first, swapped ? first : second, ground)
      return {
        name: `emblem-${name}-${at}`,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${rect(0, 0, W, H, ground)}${group(`translate(${x} ${y}) scale(1.3) translate(${-x} ${-y})`, mark)}</svg>`,
      }
    }),
  )
}
