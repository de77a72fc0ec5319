import { framesPerSecond, type FrameRate } from '#contract/rules/time/frameRate.ts'

/** Seconds between labels, and how much of a title a view may hold, beyond single frames. */
const STEPS_S = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600]
const SPANS_S = [1, 2, 5, 10, 30, 60, 120, 240, 480, 900, 1_800, 3_600, 7_200, 14_400, 36_000]
const FRAME_STEPS = [1, 2, 5, 10]
/** Room of a label in px. */
const LABEL_PX = 76

/** How many frames a view of a title may hold, from the closest look to all of it. */
export function zoomSpans({ rate, length }: { rate: FrameRate; length: number }): number[] {
  const frames = SPANS_S.map((seconds) => seconds * framesPerSecond(rate)).filter((span) => span < length)
  return [...frames, length]
}

/** Frames from one label to the next, and from one tick to the next. */
export function rulerStep(pxPerFrame: number, rate: FrameRate): { label: number; tick: number } {
  const steps = [...FRAME_STEPS, ...STEPS_S.map((seconds) => seconds * framesPerSecond(rate))]
  const at = steps.findIndex((step) => step * pxPerFrame >= LABEL_PX)
  const label = steps[at < 0 ? steps.length - 1 : at] ?? 1
  return { label, tick: steps[Math.max(0, (at < 0 ? steps.length : at) - 2)] ?? 1 }
}

/** Frames of a range that stand on a step. */
export function framesOn(step: number, from: number, to: number): number[] {
  const first = Math.max(0, Math.ceil(from / step) * step)
  const count = Math.max(0, Math.floor((to - first) / step) + 1)
  return Array.from({ length: count }, (_none, nth) => first + nth * step)
}
