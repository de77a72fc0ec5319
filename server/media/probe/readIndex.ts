import { BoxReader, type Box } from './boxes.ts'
import { refuseMedia } from './mediaRefusal.ts'

/** A sidx: where each piece of the file lies and how long it lasts. */
export type MediaIndex = {
  timescale: number
  /** Presentation time of the first piece, in ticks. */
  start: number
  /** The first piece begins this many bytes behind the index. */
  offset: number
  pieces: { size: number; duration: number }[]
}

/** The index of a whole file; one that leads to further indexes is refused. */
export function readIndex(bytes: Buffer, sidx: Pick<Box, 'from' | 'to'>): MediaIndex {
  const reader = new BoxReader(bytes, sidx)
  const { version } = reader.full()
  const timescale = reader.skip(4).u32()
  const [start, offset] = version === 0 ? [reader.u32(), reader.u32()] : [reader.u64(), reader.u64()]
  const count = reader.skip(2).u16()
  if (timescale === 0 || count === 0) refuseMedia('damaged')
  const pieces = Array.from({ length: count }, () => {
    const word = reader.u32()
    if (word >>> 31 === 1) refuseMedia('severalIndexes')
    const piece = { size: word & 0x7fff_ffff, duration: reader.u32() }
    reader.skip(4)
    return piece.size > 0 ? piece : refuseMedia('damaged')
  })
  return { timescale, start, offset, pieces }
}
