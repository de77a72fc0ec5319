import { between } from '../../random.ts'
import { circle, group, type Brush } from '../brush.ts'

export function planet(brush: Brush, x: number, y: number, radius: number, colour: string, ringed: boolean): string {
  const { palette } = brush
  const clip = brush.define((id) => `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`)
  const bands = Array.from(
    { length: 6 },
    (_, at) =>
      `<ellipse cx="${x}" cy="${y - radius + at * radius * 0.36}" rx="${radius * 1.3}" ry="${between(brush.random, 0.05, 0.13) * radius}" fill="${at % 2 ? palette.light : palette.near}" opacity="0.16"/>`,
  )
  const shade = brush.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.34" cy="0.32" r="0.78"><stop offset="0.35" stop-color="${palette.near}" stop-opacity="0"/><stop offset="1" stop-color="${palette.near}" stop-opacity="0.85"/></radialGradient>`,
  )
  const ball = `<g clip-path="${clip}">${circle(x, y, radius, colour)}${bands.join('')}${circle(x, y, radius, shade)}</g>`
  if (!ringed) return ball
  const ring = (side: 'back' | 'front') =>
    `<path d="M${x - radius * 1.9} ${y} A${radius * 1.9} ${radius * 0.46} 0 0 ${side === 'back' ? 1 : 0} ${x + radius * 1.9} ${y}" fill="none" stroke="${palette.light}" stroke-width="${radius * 0.13}" opacity="0.8"/>`
  return group(`rotate(-16 ${x} ${y})`, ring('back'), ball, ring('front'))
}
