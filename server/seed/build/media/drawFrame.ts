import { dotsOf, widthOf } from './letters.ts'
import { STRIP_BLOCKS, stripOf, type Sample } from './samples.ts'

export const WIDTH = 320
export const HEIGHT = 180
/** Height of the strip in px, at the lower edge. */
const STRIP = 12

type Colour = readonly [y: number, u: number, v: number]
type Picture = { y: Buffer; u: Buffer; v: Buffer }

/** Grounds of scenes in turn, as Y, U, V. */
const GROUNDS: readonly Colour[] = [
  [60, 150, 110],
  [110, 100, 150],
  [45, 140, 140],
  [90, 118, 106],
  [130, 90, 160],
  [70, 160, 120],
]
const WHITE: Colour = [235, 128, 128]
const BLACK: Colour = [16, 128, 128]

/** One frame of a sample as planar 4:2:0: ground of its scene, something that moves, label, timecode and strip. */
export function drawFrame(sample: Sample, frame: number): Buffer {
  const bytes = Buffer.alloc((WIDTH * HEIGHT * 3) / 2)
  const luma = WIDTH * HEIGHT
  const picture = { y: bytes.subarray(0, luma), u: bytes.subarray(luma, luma * 1.25), v: bytes.subarray(luma * 1.25) }
  const scene = Math.floor(frame / sample.scene)
  const ground = GROUNDS[(scene + sample.id) % GROUNDS.length] ?? BLACK
  box(picture, [0, 0, WIDTH, HEIGHT], ground)
  if (sample.look !== 'card') moving(picture, sample, frame, ground)
  const size = sample.look === 'film' ? 2 : 4
  write(picture, sample.label, { top: sample.look === 'film' ? 16 : 60, size })
  const plate = widthOf('00:00:00;00') * 2 + 16
  box(picture, [(WIDTH - plate) / 2, 126, plate, 26], BLACK)
  write(picture, timecode(sample.rate, frame), { top: 132, size: 2 })
  for (const [at, isWhite] of stripOf(sample.id, frame).entries()) {
    const width = WIDTH / STRIP_BLOCKS
    box(picture, [at * width, HEIGHT - STRIP, width, STRIP], isWhite ? WHITE : BLACK)
  }
  return bytes
}

/** Horizon and something that crosses it, faster with each scene. */
function moving(picture: Picture, sample: Sample, frame: number, [y, u, v]: Colour): void {
  const within = frame % sample.scene
  const speed = 1 + (Math.floor(frame / sample.scene) % 3)
  box(picture, [0, 96, WIDTH, HEIGHT - 96 - STRIP], [Math.max(24, y - 30), u, v])
  const left = (within * speed * 2) % (WIDTH + 60)
  box(picture, [left - 60, 70, 60, 26], [200, v, u])
  box(picture, [left - 40, 50, 12, 20], [170, u, 128])
}

/** Non-drop count at the nominal rate: 29.97 counts thirty frames a second and drops numbers by minutes. */
function timecode([num, den]: Sample['rate'], frame: number): string {
  const nominal = Math.round(num / den)
  const seconds = Math.floor(frame / nominal)
  const two = (value: number) => String(value).padStart(2, '0')
  return `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}${den === 1001 ? ';' : ':'}${two(frame % nominal)}`
}

function write(picture: Picture, text: string, { top, size }: { top: number; size: number }): void {
  const left = Math.round((WIDTH - widthOf(text) * size) / 2)
  for (const [x, y] of dotsOf(text)) box(picture, [left + x * size, top + y * size, size, size], WHITE)
}

/** Fills what of a box lies within the picture. */
function box(picture: Picture, [x, y, width, height]: readonly number[], [luma, u, v]: Colour): void {
  const from = Math.max(0, Math.round(x ?? 0))
  const to = Math.min(WIDTH, Math.round((x ?? 0) + (width ?? 0)))
  if (to <= from) return
  for (let row = Math.round(y ?? 0); row < Math.min(HEIGHT, (y ?? 0) + (height ?? 0)); row += 1) {
    picture.y.fill(luma, row * WIDTH + from, row * WIDTH + to)
    const half = (row >> 1) * (WIDTH / 2)
    picture.u.fill(u, half + (from >> 1), half + (to >> 1))
    picture.v.fill(v, half + (from >> 1), half + (to >> 1))
  }
}
