/** Frames per second of every timecode (specification sections 5 and 9). */
export const FRAME_RATE = 30

/** Milliseconds, as durations are stored, to the nearest frame. */
export function framesOf(ms: number): number {
  return Math.round((ms * FRAME_RATE) / 1_000)
}

/** Frames to the nearest millisecond: framesOf leads back to the same frame. */
export function msOfFrames(frames: number): number {
  return Math.round((frames * 1_000) / FRAME_RATE)
}

/** 'HH:MM:SS;FF' of a point or length in ms: 3723500 is '01:02:03;15'. Negative times count as 0. */
export function timecodeOf(ms: number): string {
  const frames = Math.max(0, framesOf(ms))
  const seconds = Math.floor(frames / FRAME_RATE)
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${parts.map(two).join(':')};${two(frames % FRAME_RATE)}`
}

/** The ms of 'HH:MM:SS;FF' (a colon before the frames will do), or undefined for other text. */
export function msOfTimecode(text: string): number | undefined {
  const match = /^(\d{2,5}):([0-5]\d):([0-5]\d)[;:]([0-2]\d)$/.exec(text.trim())
  if (!match) return undefined
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = match.slice(1).map(Number)
  return msOfFrames(((hours * 60 + minutes) * 60 + seconds) * FRAME_RATE + frames)
}

const two = (value: number) => String(value).padStart(2, '0')
