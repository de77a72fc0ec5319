import { cutBytes } from '#contract/rules/video/cutBytes.ts'
import type { CutOptions } from './cutWork.ts'
import { secondsOf, type CutPlan } from './planCut.ts'

/** About how many bytes the result has. */
export function estimateOf({ pieces, files }: CutPlan, { exact, quality, kbps }: CutOptions): number {
  const stretches = pieces.map((piece) => ({
    seconds: secondsOf([piece]),
    picture: perSecond(files[piece.video]) ?? 0,
    sound: perSecond(piece.audio === undefined ? undefined : files[piece.audio]),
  }))
  return cutBytes(stretches, { quality, kbps, isExact: exact })
}

function perSecond(file: CutPlan['files'][string] | undefined): number | undefined {
  return file && (file.size * file.facts.timescale) / file.facts.duration
}
