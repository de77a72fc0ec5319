import type { FrameRate } from './frameRate.ts'
import { droppedPerMinute, framesPerSecond } from './frameRate.ts'

const MS = 1_000

/** The digits of a timecode. */
export type TimecodeFields = { hours: number; minutes: number; seconds: number; frames: number }

/** Milliseconds, as the wire has positions and lengths, to the nearest frame; the only way from one to the other. */
export function framesOf(ms: number, { num, den }: FrameRate): number {
  return Math.round((ms * num) / (MS * den))
}

/** Frames to the nearest millisecond: framesOf leads back to the same frame. */
export function msOfFrames(frames: number, { num, den }: FrameRate): number {
  return Math.round((frames * MS * den) / num)
}

/**
 * 'HH:MM:SS;FF' of a frame: 111705 at 30 is '01:02:03;15'. At 30000/1001 and 60000/1001 it is drop-frame, so
 * '00:01:00;00' does not come up there: frame 1800 is '00:01:00;02'. Negative frames count as 0.
 */
export function timecodeOf(frame: number, rate: FrameRate): string {
  const { hours, minutes, seconds, frames } = fieldsOf(frame, rate)
  return `${[hours, minutes, seconds].map(two).join(':')};${two(frames)}`
}

/** The digits of a frame's timecode. */
export function fieldsOf(frame: number, rate: FrameRate): TimecodeFields {
  const perSecond = framesPerSecond(rate)
  const number = numberedFrame(Math.max(0, Math.round(frame)), rate)
  const seconds = Math.floor(number / perSecond)
  return {
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    frames: number % perSecond,
  }
}

/** The frame that digits name; digits that are left out at a drop-frame rate have none (`nextFrameOf`). */
export function frameOfFields(fields: TimecodeFields, rate: FrameRate): number | undefined {
  const isDropped = fields.minutes % 10 !== 0 && fields.seconds === 0 && fields.frames < droppedPerMinute(rate)
  return isDropped ? undefined : countedFrame(fields, rate)
}

/** The frame that digits name, or the first after them that exists: ';00' of minute one at 29.97 DF means ';02'. */
export function nextFrameOf(fields: TimecodeFields, rate: FrameRate): number {
  const frame = frameOfFields(fields, rate)
  return frame ?? countedFrame({ ...fields, frames: droppedPerMinute(rate) }, rate)
}

/** The frame of 'HH:MM:SS;FF' (a colon before the frames will do), or undefined for any other text. */
export function frameOfTimecode(text: string, rate: FrameRate): number | undefined {
  const match = /^(\d{2,5}):([0-5]\d):([0-5]\d)[;:](\d\d)$/.exec(text.trim())
  if (!match) return undefined
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = match.slice(1).map(Number)
  return frames < framesPerSecond(rate) ? frameOfFields({ hours, minutes, seconds, frames }, rate) : undefined
}

/** Frames that digits count as a length: one minute at 29.97 DF is 1798 frames, ten are 17982. */
export function countedFrame({ hours, minutes, seconds, frames }: TimecodeFields, rate: FrameRate): number {
  const allMinutes = hours * 60 + minutes
  const number = (allMinutes * 60 + seconds) * framesPerSecond(rate) + frames
  return number - droppedPerMinute(rate) * (allMinutes - Math.floor(allMinutes / 10))
}

/** The frame's number with the left out ones counted in: at 29.97 DF frame 1800 is number 1802. */
function numberedFrame(frame: number, rate: FrameRate): number {
  const dropped = droppedPerMinute(rate)
  if (dropped === 0) return frame
  const perMinute = framesPerSecond(rate) * 60 - dropped
  const perTen = perMinute * 10 + dropped
  const tens = Math.floor(frame / perTen)
  const rest = frame % perTen
  const minutes = rest < dropped ? 0 : Math.floor((rest - dropped) / perMinute)
  return frame + dropped * (9 * tens + minutes)
}

const two = (value: number) => String(value).padStart(2, '0')
