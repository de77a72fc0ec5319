import type { FrameRate } from '#contract/rules/time/frameRate.ts'
import type { MediaFacts } from './probe/probeMedia.ts'

/** Frames of a picture that a piece can begin at as it is. */
export function keyframesOf({ keys, start, timescale }: MediaFacts, rate: FrameRate): number[] {
  return keys.map((key) => frameAt(key - start, timescale, rate))
}

/** How many frames a picture has. */
export function framesIn({ duration, timescale }: MediaFacts, rate: FrameRate): number {
  return frameAt(duration, timescale, rate)
}

const frameAt = (ticks: number, timescale: number, { num, den }: FrameRate) =>
  Math.round((ticks * num) / (timescale * den))
