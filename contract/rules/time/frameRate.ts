/** Frames per second as a fraction: 30000/1001 is what people call 29.97. */
export type FrameRate = { num: number; den: number }

/** The rate of timecodes that belong to no asset (specification sections 5 and 9). */
export const FPS_30: FrameRate = { num: 30, den: 1 }

/** The rates that the media of the platform come in. */
export const FRAME_RATES: readonly FrameRate[] = [
  { num: 24_000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  FPS_30,
  { num: 50, den: 1 },
  { num: 60_000, den: 1001 },
  { num: 60, den: 1 },
]

/** How far a written rate may be from its fraction: '23.98' is 24000/1001, '29.9' is no rate of ours. */
const WRITTEN_WITHIN = 0.006

/**
 * The rate that a number of frames per second or a written fraction means: 29.97 and '30000/1001' are the same.
 * Undefined for what is no rate.
 */
export function readFrameRate(written: number | string): FrameRate | undefined {
  const [, num = '', den = '1'] = /^\s*(\d+(?:\.\d+)?)\s*(?:[/:]\s*(\d+))?\s*$/.exec(String(written)) ?? []
  const fps = Number(num) / Number(den)
  if (num === '' || !(fps > 0) || !Number.isFinite(fps)) return undefined
  const near = [...FRAME_RATES].sort((one, other) => Math.abs(fpsOf(one) - fps) - Math.abs(fpsOf(other) - fps))[0]
  if (near && Math.abs(fpsOf(near) - fps) < WRITTEN_WITHIN) return near
  return Number.isInteger(Number(num)) ? { num: Number(num), den: Number(den) } : undefined
}

/** Frames per second as a number, for players and labels; never for counting. */
export function fpsOf({ num, den }: FrameRate): number {
  return num / den
}

/** Frame numbers of one second of timecode: 30 at 29.97. */
export function framesPerSecond(rate: FrameRate): number {
  return Math.round(fpsOf(rate))
}

/**
 * Frame numbers left out at the start of each minute but every tenth, so that timecode keeps to the clock: 2 at
 * 30000/1001, 4 at 60000/1001, none at any other rate. The rate alone decides, never the sign before the frames.
 */
export function droppedPerMinute({ num, den }: FrameRate): number {
  if (den !== 1001) return 0
  if (num === 30_000) return 2
  return num === 60_000 ? 4 : 0
}

/** '30', '25', '23.98', '29.97 DF': the tag beside a timecode. */
export function rateTag(rate: FrameRate): string {
  const fps = Number(fpsOf(rate).toFixed(2))
  return droppedPerMinute(rate) > 0 ? `${fps} DF` : String(fps)
}
