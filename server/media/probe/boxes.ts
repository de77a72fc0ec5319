import { refuseMedia } from './mediaRefusal.ts'

/** A box of ISO/IEC 14496-12: its type and where its content lies within the bytes that it was read from. */
export type Box = { type: string; start: number; from: number; to: number }

const HEADER = 8
const LARGE_HEADER = 16
/** Boxes that hold nothing but boxes stand at most this deep in what is read here. */
const MAX_BOXES = 10_000

/** The header at a place, without what it claims being believed: sizes that cannot be are refused. */
export function boxAt(bytes: Buffer, start: number, end: number): Box {
  if (end - start < HEADER) refuseMedia('damaged')
  const short = bytes.readUInt32BE(start)
  const type = bytes.toString('latin1', start + 4, start + HEADER)
  const isLarge = short === 1
  if (isLarge && end - start < LARGE_HEADER) refuseMedia('damaged')
  const size = isLarge ? wholeNumber(bytes.readBigUInt64BE(start + HEADER)) : short
  const header = isLarge ? LARGE_HEADER : HEADER
  if (size < header) refuseMedia('damaged')
  return { type, start, from: start + header, to: start + size }
}

/** The boxes between two places, which they fill exactly. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    const box = boxAt(bytes, at, to)
    if (box.to > to || boxes.length >= MAX_BOXES) refuseMedia('damaged')
    boxes.push(box)
    at = box.to
  }
  return boxes
}

/** The first box along a path of types below another one. */
export function findBox(bytes: Buffer, within: Pick<Box, 'from' | 'to'>, ...path: readonly string[]): Box | undefined {
  const [type, ...rest] = path
  const found = boxesIn(bytes, within.from, within.to).find((box) => box.type === type)
  return found && rest.length > 0 ? findBox(bytes, found, ...rest) : found
}

/** The same where a file without it is none. */
export function needBox(bytes: Buffer, within: Pick<Box, 'from' | 'to'>, ...path: readonly string[]): Box {
  return findBox(bytes, within, ...path) ?? refuseMedia('damaged')
}

/** Reads numbers of a box one after the other; reading past its end is refused. */
export class BoxReader {
  readonly #bytes: Buffer
  readonly #to: number
  #at: number
  constructor(bytes: Buffer, { from, to }: Pick<Box, 'from' | 'to'>) {
    this.#bytes = bytes
    this.#at = from
    this.#to = to
  }
  get rest(): number {
    return this.#to - this.#at
  }
  skip(count: number): this {
    this.#take(count)
    return this
  }
  u8(): number {
    return this.#bytes.readUInt8(this.#take(1))
  }
  u16(): number {
    return this.#bytes.readUInt16BE(this.#take(2))
  }
  u32(): number {
    return this.#bytes.readUInt32BE(this.#take(4))
  }
  i32(): number {
    return this.#bytes.readInt32BE(this.#take(4))
  }
  u64(): number {
    return wholeNumber(this.#bytes.readBigUInt64BE(this.#take(8)))
  }
  i64(): number {
    const value = this.#bytes.readBigInt64BE(this.#take(8))
    return value < 0n ? -wholeNumber(-value) : wholeNumber(value)
  }
  text(count: number): string {
    const at = this.#take(count)
    return this.#bytes.toString('latin1', at, at + count)
  }
  /** Version and flags of a full box. */
  full(): { version: number; flags: number } {
    const word = this.u32()
    return { version: word >>> 24, flags: word & 0xff_ffff }
  }
  #take(count: number): number {
    const at = this.#at
    if (at + count > this.#to) refuseMedia('damaged')
    this.#at = at + count
    return at
  }
}

function wholeNumber(value: bigint): number {
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? refuseMedia('damaged') : Number(value)
}
