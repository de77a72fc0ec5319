import type { Waveform } from '#contract/schemas/media.ts'

const FULL = 127
const SHARE = 4

/** The coarsest level that still has a stretch for each px. */
export function levelFor({ perSecond, level, levels }: Omit<Waveform, 'peaks'>, pxPerSecond: number): number {
  const finest = perSecond * SHARE ** level
  const wanted = Math.floor(Math.log(finest / Math.max(pxPerSecond, 1e-6)) / Math.log(SHARE))
  return Math.min(Math.max(0, wanted), levels - 1)
}

/** Least and greatest of the sound in each px, from -1 to 1: `from` in seconds, `perPx` seconds each. */
export function columnsOf(
  { perSecond, peaks }: Pick<Waveform, 'perSecond' | 'peaks'>,
  { from, perPx, count }: { from: number; perPx: number; count: number },
): [low: number, high: number][] {
  const all = peaks.length / 2
  return Array.from({ length: count }, (_none, x): [number, number] => {
    const first = Math.floor((from + x * perPx) * perSecond)
    const last = Math.min(all, Math.max(first + 1, Math.floor((from + (x + 1) * perPx) * perSecond)))
    let [low, high] = [0, 0]
    for (let at = Math.max(0, first); at < last; at += 1) {
      low = Math.min(low, peaks[2 * at] ?? 0)
      high = Math.max(high, peaks[2 * at + 1] ?? 0)
    }
    return [low / FULL, high / FULL]
  })
}
