/** One sample: picture and sound that the project draws itself, so that they are nobody's. */
export type Sample = {
  name: string
  /** 0 to 15: stands in the strip, so that a test knows which sample it sees. */
  id: number
  label: string
  /** Frames per second as a fraction. */
  rate: readonly [num: number, den: number]
  frames: number
  /** Frames from one keyframe to the next. */
  gop: number
  /** Frames of one scene; a card has only one. */
  scene: number
  look: 'film' | 'ad' | 'card'
}

/** Rates, lengths and spacing of keyframes differ on purpose: cuts between them must hold. */
export const SAMPLES: readonly Sample[] = [
  { name: 'harbour', id: 1, label: 'HARBOUR', rate: [30, 1], frames: 1800, gop: 60, scene: 150, look: 'film' },
  { name: 'railway', id: 2, label: 'RAILWAY', rate: [25, 1], frames: 1000, gop: 50, scene: 120, look: 'film' },
  { name: 'festival', id: 3, label: 'FESTIVAL', rate: [30000, 1001], frames: 900, gop: 60, scene: 100, look: 'film' },
  { name: 'advert', id: 4, label: 'ADVERT', rate: [30, 1], frames: 300, gop: 30, scene: 75, look: 'ad' },
  { name: 'bumper', id: 5, label: 'BUMPER', rate: [30, 1], frames: 150, gop: 30, scene: 150, look: 'card' },
  { name: 'ratingcard', id: 6, label: 'RATED 13+', rate: [30, 1], frames: 150, gop: 30, scene: 150, look: 'card' },
]

/** Two blocks to find the strip by, sixteen bits, parity, and a closing block. */
export const STRIP_BLOCKS = 20

/**
 * What stands in the strip of a frame, block by block from the left, true for white: 1, 0, four bits of the sample and
 * twelve of the frame with the highest first, even parity of those sixteen, 1.
 */
export function stripOf(id: number, frame: number): boolean[] {
  const value = (id << 12) | (frame & 0xfff)
  const bits = Array.from({ length: 16 }, (_, at) => ((value >> (15 - at)) & 1) === 1)
  const parity = bits.filter(Boolean).length % 2 === 1
  return [true, false, ...bits, parity, true]
}
