/** What a section of SCTE-35 says of a break: `isOut` begins one, otherwise the picture comes back. Times in ticks of 90 kHz. */
export type SpliceCue = { event: number; isOut: boolean; pts?: number; duration?: number }

const TABLE = 0xfc
const INSERT = 5
const SIGNAL = 6
const SEGMENTATION = 2
/** Types of segmentation that begin a break or an ad; the type that ends one is the next number. */
const OUT_TYPES = [0x22, 0x30, 0x32, 0x34, 0x36]

/** Reads a splice_info_section (SCTE 35, section 9); undefined for what is none, is encrypted, or speaks of no break. */
export function readSpliceSection(bytes: Uint8Array): SpliceCue | undefined {
  try {
    return readSection(bitsOf(bytes))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

type Bits = { take: (count: number) => number; skip: (count: number) => void; place: () => number }

/** Numbers of up to 40 bits, so that none is cut to 32. Throws a RangeError behind the end. */
function bitsOf(bytes: Uint8Array): Bits {
  let at = 0
  const take = (count: number) => {
    let value = 0
    for (let nth = 0; nth < count; nth += 1, at += 1) {
      const byte = bytes[at >> 3]
      if (byte === undefined) throw new RangeError('the section ends early')
      value = value * 2 + ((byte >> (7 - (at & 7))) & 1)
    }
    return value
  }
  return { take, skip: (count) => (at += count), place: () => at }
}

function readSection(bits: Bits): SpliceCue | undefined {
  if (bits.take(8) !== TABLE) return undefined
  // Flags and length of the section, version of the protocol.
  bits.skip(24)
  const isEncrypted = bits.take(1) === 1
  if (isEncrypted) return undefined
  // The cipher.
  bits.skip(6)
  const adjustment = bits.take(33)
  // Key of the cipher, tier, length of the command.
  bits.skip(8 + 12 + 12)
  const command = bits.take(8)
  const cue = command === INSERT ? insertOf(bits) : command === SIGNAL ? signalOf(bits) : undefined
  return cue && { ...cue, ...(cue.pts !== undefined && { pts: (cue.pts + adjustment) % 2 ** 33 }) }
}

function insertOf(bits: Bits): SpliceCue | undefined {
  const event = bits.take(32)
  if (bits.take(1) === 1) return undefined
  bits.skip(7)
  const [isOut, isProgram, hasDuration, isImmediate] = [1, 1, 1, 1].map((count) => bits.take(count) === 1)
  bits.skip(4)
  let pts: number | undefined
  if (isProgram && !isImmediate) pts = timeOf(bits)
  if (!isProgram)
    for (let components = bits.take(8); components > 0; components -= 1) {
      bits.skip(8)
      if (!isImmediate) pts ??= timeOf(bits)
    }
  // Whether the picture comes back by itself, and what is reserved.
  if (hasDuration) bits.skip(7)
  const duration = hasDuration ? bits.take(33) : undefined
  return cueOf(event, isOut === true, pts, duration)
}

/** A time_signal says when; its segmentation says what of. */
function signalOf(bits: Bits): SpliceCue | undefined {
  const pts = timeOf(bits)
  let left = bits.take(16) * 8
  while (left > 0) {
    const [tag, length] = [bits.take(8), bits.take(8) * 8]
    const from = bits.place()
    const cue = tag === SEGMENTATION ? segmentationOf(bits, pts) : undefined
    if (cue) return cue
    bits.skip(from + length - bits.place())
    left -= 16 + length
  }
  return undefined
}

function segmentationOf(bits: Bits, pts: number | undefined): SpliceCue | undefined {
  // Whose descriptor it is: 'CUEI'.
  bits.skip(32)
  const event = bits.take(32)
  if (bits.take(1) === 1) return undefined
  bits.skip(7)
  const [isProgram, hasDuration] = [bits.take(1) === 1, bits.take(1) === 1]
  // Restrictions of delivery, then a tag and an offset for each component.
  bits.skip(6)
  if (!isProgram) bits.skip(bits.take(8) * 48)
  const duration = hasDuration ? bits.take(40) : undefined
  // What it is an id of, and that id.
  bits.skip(8)
  bits.skip(bits.take(8) * 8)
  const type = bits.take(8)
  if (OUT_TYPES.includes(type)) return cueOf(event, true, pts, duration)
  return OUT_TYPES.includes(type - 1) ? cueOf(event, false, pts, undefined) : undefined
}

function timeOf(bits: Bits): number | undefined {
  if (bits.take(1) === 0) {
    bits.skip(7)
    return undefined
  }
  bits.skip(6)
  return bits.take(33)
}

const cueOf = (event: number, isOut: boolean, pts: number | undefined, duration: number | undefined): SpliceCue => ({
  ...{ event, isOut },
  ...(pts !== undefined && { pts }),
  ...(duration !== undefined && { duration }),
})
