import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

/** Ids for which chance is drawn at once: a draw costs as much as many ids. */
const AT_ONCE = 256
const BYTES = 16

/**
 * Ids by the time (UUIDv7), each behind the one before: within a millisecond a counter goes on, which begins somewhere
 * below its half, and takes the next millisecond where it runs over.
 */
export function createNewId(now: () => number = Date.now): () => string {
  const pool = Buffer.alloc(AT_ONCE * BYTES)
  let used = pool.length
  let msecs = -Infinity
  let seq = 0
  const draw = () => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    used += BYTES
    return pool.subarray(used - BYTES, used)
  }
  return () => {
    const random = draw()
    if (now() > msecs) {
      msecs = now()
      seq = random.readUInt32BE(0) >>> 1
    } else {
      seq = (seq + 1) | 0
      if (seq === 0) msecs += 1
    }
    return v7({ random, msecs, seq })
  }
}
