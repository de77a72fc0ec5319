/** Samples a second that peaks are made of: enough for what a line of pixels can show. */
export const PEAK_RATE = 8_000
/** Samples of one peak on the finest level: 50 peaks a second. */
const BUCKET = 160
/** Each further level has a quarter of the peaks. */
const FOLD = 4
/** A level with fewer needs no further one. */
const FEWEST = 512

/** Least and greatest of each stretch in turn, from -127 to 127. */
export type PeakLevel = { perSecond: number; peaks: number[] }

/** Gathers 16 bit mono samples as they come, however they are cut into pieces. */
export function createPeaks() {
  const peaks: number[] = []
  let [low, high, count] = [0, 0, 0]
  let rest: Buffer = Buffer.alloc(0)
  const close = () => {
    peaks.push(toByte(low), toByte(high))
    low = high = count = 0
  }
  return {
    add: (piece: Buffer): void => {
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
      const whole = bytes.length - (bytes.length % 2)
      for (let at = 0; at < whole; at += 2) {
        const value = bytes.readInt16LE(at)
        low = Math.min(low, value)
        high = Math.max(high, value)
        if (++count === BUCKET) close()
      }
      rest = bytes.subarray(whole)
    },
    /** All levels, the finest first. */
    levels: (): PeakLevel[] => {
      if (count > 0) close()
      const levels = [{ perSecond: PEAK_RATE / BUCKET, peaks }]
      for (let last = levels[0]; last && last.peaks.length / 2 > FEWEST; last = levels.at(-1)) levels.push(folded(last))
      return levels
    },
  }
}

function folded({ perSecond, peaks }: PeakLevel): PeakLevel {
  const next: number[] = []
  for (let at = 0; at < peaks.length; at += 2 * FOLD) {
    const stretch = peaks.slice(at, at + 2 * FOLD)
    next.push(Math.min(...stretch), Math.max(...stretch))
  }
  return { perSecond: perSecond / FOLD, peaks: next }
}

const toByte = (value: number) => Math.max(-127, Math.round(value / 258))
