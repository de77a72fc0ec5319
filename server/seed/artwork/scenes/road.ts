import { between } from '../../random.ts'
import { circle, fade, H, hills, land, path, rect, sky, sun, W, type Scene } from '../brush.ts'
import { car, person } from '../figures.ts'
import { mix } from '../palettes.ts'

/** A road to the horizon. */
export const road: Scene = (brush) => {
  const { random, palette } = brush
  const [x, horizon] = [between(random, 0.42, 0.58) * W, 410]
  const asphalt = mix(palette.near, palette.far, 0.22)
  const dashes = Array.from({ length: 9 }, (_, at) => {
    const [near, far] = [((at + 1) / 9) ** 2.2, ((at + 0.55) / 9) ** 2.2]
    const [y1, y2] = [horizon + near * (H - horizon), horizon + far * (H - horizon)]
    const middle = (share: number) => x + (W / 2 - x) * share
    return path(
      `M${middle(far) - far * 7} ${y2} L${middle(far) + far * 7} ${y2} L${middle(near) + near * 7} ${y1} L${middle(near) - near * 7} ${y1}Z`,
      palette.accent,
    )
  })
  const poles = Array.from({ length: 6 }, (_, at) => {
    const share = ((at + 1) / 6) ** 2
    const [px, py] = [x + 60 + share * 560, horizon + share * 130]
    const height = 60 + share * 420
    return (
      rect(px, py - height, 3 + share * 10, height + 30, palette.near) +
      rect(px - share * 44, py - height * 0.94, share * 96 + 4, 3 + share * 6, palette.near)
    )
  })
  const traveller =
    random() < 0.5
      ? person(x - 34, 548, 110, palette.near)
      : `${car(x + 10, 470, 44, palette.near)}${circle(x - 14, 462, 5, palette.light)}${circle(x + 36, 462, 5, palette.light)}`
  return {
    svg:
      sky(brush, horizon) +
      sun(brush, x, horizon - between(random, 20, 120), between(random, 60, 90)) +
      land(hills(random, horizon + 8, 90, 1.6), mix(palette.far, palette.sky[2], 0.25)) +
      rect(
        0,
        horizon,
        W,
        H - horizon,
        fade(brush, [
          [0, mix(palette.far, palette.near, 0.4)],
          [1, palette.near],
        ]),
      ) +
      path(`M${x - 5} ${horizon} L${x + 5} ${horizon} L${W * 0.86} ${H} L${W * 0.14} ${H}Z`, asphalt) +
      dashes.join('') +
      poles.join('') +
      traveller,
    focal: { x: x / W, y: 0.58 },
  }
}
