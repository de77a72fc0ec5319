import { FRAME_RATES, fpsOf, type FrameRate } from '#contract/rules/time/frameRate.ts'

/** A mean this close to a known rate is that rate: files of 29.97 mix steps of 1001 and 1000 ticks. */
const TOLERANCE = 0.000_4

/** Frames of one rate differ by this many ticks at most, where their clock cannot tell it exactly. */
const ROUNDING_TICKS = 2
/** What was cut and joined has a frame of another length at each join: so many, or such a part of all, are no sign. */
const ODD_FRAMES = 8
const ODD_PART = 0.25

/** Whether frames last alike, by how many of them last so long, in ticks. */
export function isSteady({ samples, steps }: { samples: number; steps: ReadonlyMap<number, number> }): boolean {
  const [usual = 0] = [...steps].sort(([, a], [, b]) => b - a)[0] ?? []
  const odd = [...steps].filter(([step]) => Math.abs(step - usual) > ROUNDING_TICKS)
  return odd.reduce((sum, [, count]) => sum + count, 0) <= Math.max(ODD_FRAMES, samples * ODD_PART)
}

type Counted = { timescale: number; samples: number; duration: number; step: number | undefined }

/** The rate of a track: exact where all frames last alike, else the known rate that their mean names, else the mean. */
export function frameRate({ timescale, samples, duration, step }: Counted): FrameRate | undefined {
  if (samples === 0 || duration === 0) return undefined
  if (step !== undefined && step > 0) return reduced(timescale, step)
  const mean = (samples * timescale) / duration
  const known = FRAME_RATES.find((rate) => Math.abs(mean / fpsOf(rate) - 1) < TOLERANCE)
  return known ?? reduced(Math.round(mean * 1000), 1000)
}

function reduced(num: number, den: number): FrameRate {
  const by = divisor(num, den)
  return { num: num / by, den: den / by }
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
