import { randomFrom } from '../random.ts'
import { H, rect, W, type Drawing, type Scene } from './brush.ts'
import type { Palette } from './palettes.ts'

/** A whole picture as SVG: the scene, and a darker rim that holds the eye. */
export function drawPicture(scene: Scene, palette: Palette, seed: number): Drawing {
  const definitions: string[] = []
  const define = (element: (id: string) => string) => {
    const id = `d${definitions.length}`
    definitions.push(element(id))
    return `url(#${id})`
  }
  const { svg, focal } = scene({ random: randomFrom(seed), palette, define })
  const rim = define(
    (id) =>
      `<radialGradient id="${id}" cx="0.5" cy="0.5" r="0.75"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.42"/></radialGradient>`,
  )
  const body = svg + rect(0, 0, W, H, rim)
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>${definitions.join('')}</defs>${body}</svg>`,
    focal: { x: Math.round(focal.x * 100) / 100, y: focal.y },
  }
}
