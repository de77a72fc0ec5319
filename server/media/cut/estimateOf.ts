import { CUT_SOUND_KBPS, MP4_QUALITIES } from '#contract/values/video.ts'
import type { CutOptions } from './cutWork.ts'
import { secondsOf, type CutPlan } from './planCut.ts'

/** kbit to bytes. */
const BYTES = 125

/**
 * About how many bytes the result has: as many as the source has of that length, or as the quality allows where that is
 * less.
 */
export function estimateOf({ pieces, files }: CutPlan, { exact, quality, kbps = Infinity }: CutOptions): number {
  const most = exact ? Math.min(MP4_QUALITIES[quality].kbps, kbps) * BYTES : Infinity
  const bytes = pieces.reduce((sum, piece) => {
    const seconds = secondsOf([piece])
    const sound = piece.audio === undefined ? 0 : exact ? CUT_SOUND_KBPS * BYTES : perSecond(files[piece.audio])
    return sum + seconds * (Math.min(most, perSecond(files[piece.video])) + sound)
  }, 0)
  return Math.ceil(bytes)
}

function perSecond(file: CutPlan['files'][string] | undefined): number {
  return file ? (file.size * file.facts.timescale) / file.facts.duration : 0
}
