import { between, type Random } from '../random.ts'
import { mix, type Palette } from './palettes.ts'

/** Pictures are drawn at this size and kept at half of it. */
export const W = 1280
export const H = 720

/** What a scene draws with: chance, colours, and a place for gradients. */
export type Brush = {
  random: Random
  palette: Palette
  /** Adds a definition and gives the reference to it. */
  define: (element: (id: string) => string) => string
}

/** A drawing and where its interest lies, as fractions: crops to other ratios keep that point. */
export type Drawing = { svg: string; focal: { x: number; y: number } }
export type Scene = (brush: Brush) => Drawing

const round = (value: number) => Math.round(value * 10) / 10

export function points(list: readonly (readonly [number, number])[]): string {
  return list.map(([x, y]) => `${round(x)} ${round(y)}`).join(' L')
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`
}

export function group(transform: string, ...content: string[]): string {
  return `<g transform="${transform}">${content.join('')}</g>`
}

/** A vertical gradient of colours with their places. */
export function fade(
  brush: Brush,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
): string {
  const inner = stops.map(
    ([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )
  return brush.define(
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner.join('')}</linearGradient>`,
  )
}

/** The sky down to the horizon, with the low colour reaching below it. */
export function sky(brush: Brush, horizon = H): string {
  const [top, middle, low] = brush.palette.sky
  return (
    rect(
      0,
      0,
      W,
      horizon + 2,
      fade(brush, [
        [0, top],
        [0.55, middle],
        [1, low],
      ]),
    ) + (horizon < H ? rect(0, horizon, W, H - horizon, low) : '')
  )
}

export function glow(brush: Brush, x: number, y: number, radius: number, colour: string, strength = 0.7): string {
  const fill = brush.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="0.35" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  return circle(x, y, radius, fill)
}

/** Sun or moon: a disc in its glow. */
export function sun(brush: Brush, x: number, y: number, radius: number): string {
  const { light, sky: colours } = brush.palette
  return (
    glow(brush, x, y, radius * 4.2, light, 0.55) +
    circle(
      x,
      y,
      radius,
      fade(brush, [
        [0, light],
        [1, mix(light, colours[2], 0.35)],
      ]),
    )
  )
}

export function stars(brush: Brush, count: number, bottom: number): string {
  const { random, palette } = brush
  return Array.from({ length: count }, () => {
    const y = random() ** 1.4 * bottom
    const size = random() < 0.08 ? between(random, 2.2, 3.4) : between(random, 0.7, 1.8)
    return circle(
      random() * W,
      y,
      size,
      palette.light,
      `opacity="${round(between(random, 0.25, 0.95) * (1 - y / (bottom * 1.25)))}"`,
    )
  }).join('')
}

/** A band of mist that fades upwards. */
export function haze(brush: Brush, y: number, height: number, colour: string, strength = 0.6): string {
  return rect(
    0,
    y - height,
    W,
    height,
    fade(brush, [
      [0, colour, 0],
      [1, colour, strength],
    ]),
  )
}

/** A jagged skyline by halving and shifting; `rough` near 0 is smooth. */
export function ridge(random: Random, base: number, height: number, rough = 0.55, depth = 7): [number, number][] {
  let heights = [between(random, 0.1, 0.6), between(random, 0.3, 1), between(random, 0.1, 0.6)]
  for (let level = 1, spread = 0.5; level < depth; level++, spread *= rough) {
    heights = heights.flatMap((value, at) => {
      const next = heights[at + 1]
      return next === undefined ? [value] : [value, (value + next) / 2 + between(random, -spread, spread) * 0.6]
    })
  }
  const step = W / (heights.length - 1)
  return heights.map((value, at) => [at * step, base - Math.max(-0.1, value) * height])
}

/** Soft hills: a few waves laid over each other. */
export function hills(random: Random, base: number, height: number, waves = 1.6): [number, number][] {
  const [a, b, c] = [random() * 7, random() * 7, random() * 7]
  return Array.from({ length: 65 }, (_, at) => {
    const t = (at / 64) * Math.PI * 2 * waves
    return [
      (at / 64) * W,
      base - height * (0.5 + 0.32 * Math.sin(t * 0.6 + a) + 0.2 * Math.sin(t * 1.3 + b) + 0.06 * Math.sin(t * 3.1 + c)),
    ]
  })
}

/** A shore: what stands above `base`, and the same upside down below it. */
export function mirrored(brush: Brush, base: number, content: string, share = 1): string {
  const half = (y: number, height: number) =>
    brush.define((id) => `<clipPath id="${id}"><rect x="0" y="${y}" width="${W}" height="${height}"/></clipPath>`)
  const below = group(`translate(0 ${base * 2}) scale(1 -1)`, content)
  return `<g clip-path="${half(0, base)}">${content}</g><g clip-path="${half(base, H - base)}" opacity="${share}">${below}</g>`
}

/** Land under a skyline. */
export function land(skyline: readonly (readonly [number, number])[], fill: string, more = ''): string {
  return path(`M0 ${H + 4} L${points(skyline)} L${W} ${H + 4}Z`, fill, more)
}

/** Height of a skyline at a place. */
export function heightAt(skyline: readonly (readonly [number, number])[], x: number): number {
  const at = skyline.findIndex(([px]) => px >= x)
  const [right, left] = [skyline[at] ?? skyline.at(-1), skyline[at - 1] ?? skyline[0]]
  if (!right || !left || right[0] === left[0]) return right?.[1] ?? H
  return left[1] + ((x - left[0]) / (right[0] - left[0])) * (right[1] - left[1])
}
