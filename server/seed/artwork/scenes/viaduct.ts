import { between } from '../../random.ts'
import { circle, H, haze, hills, land, path, rect, sky, sun, W, type Scene } from '../brush.ts'
import { mix } from '../palettes.ts'

/** A train on a viaduct. */
export const viaduct: Scene = (brush) => {
  const { random, palette } = brush
  const deck = 440
  const front = between(random, 0.58, 0.74) * W
  const stone = mix(palette.far, palette.near, 0.55)
  const arches = Array.from(
    { length: 12 },
    (_, at) =>
      `M${at * 112 - 10} ${H} L${at * 112 - 10} ${deck + 76} A45 45 0 0 1 ${at * 112 + 80} ${deck + 76} L${at * 112 + 80} ${H}Z`,
  )
  const cars = Array.from({ length: 7 }, (_, at) => {
    const left = front - 92 - at * 116
    return (
      rect(left - 18, deck - 44, 108, 44, palette.near, 'rx="5"') +
      Array.from({ length: 5 }, (_, w) => rect(left - 8 + w * 19, deck - 36, 11, 13, palette.accent)).join('')
    )
  })
  const engine = path(
    `M${front} ${deck} L${front} ${deck - 52} L${front + 30} ${deck - 52} L${front + 30} ${deck - 34} L${front + 82} ${deck - 34} L${front + 82} ${deck - 62} L${front + 94} ${deck - 62} L${front + 94} ${deck - 30} L${front + 106} ${deck}Z`,
    palette.near,
  )
  const smoke = Array.from({ length: 14 }, (_, at) =>
    circle(
      front + 86 - at * 40,
      deck - 84 - at * 9 + between(random, -8, 8),
      14 + at * 4.4,
      palette.light,
      `opacity="${(0.5 - at * 0.032).toFixed(2)}"`,
    ),
  )
  return {
    svg:
      sky(brush, 560) +
      sun(brush, front - 300, 260, between(random, 60, 90)) +
      land(hills(random, 520, 190, 1.3), mix(palette.sky[2], palette.far, 0.6)) +
      haze(brush, 560, 160, palette.sky[2], 0.5) +
      land(hills(random, 610, 120, 1.7), mix(palette.far, palette.near, 0.3)) +
      `<path d="M0 ${deck} H${W} V${H} H0Z ${arches.join(' ')}" fill="${stone}" fill-rule="evenodd"/>` +
      rect(0, deck - 4, W, 12, palette.near) +
      smoke.join('') +
      cars.join('') +
      engine +
      circle(front + 104, deck - 20, 5, palette.light) +
      land(hills(random, 716, 60, 2), palette.near),
    focal: { x: (front - 60) / W, y: 0.56 },
  }
}
