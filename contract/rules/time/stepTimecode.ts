import type { FrameRate } from './frameRate.ts'
import type { TimecodeFields } from './timecode.ts'
import { fieldsOf, nextFrameOf } from './timecode.ts'

type TimecodeUnit = keyof TimecodeFields

/** The unit under the caret of 'HH:MM:SS;FF': at the end of a pair it is still that pair. */
export function unitAtCaret(text: string, caret: number): TimecodeUnit {
  const signs = text.slice(0, caret).match(/[:;.]/g)?.length ?? 0
  return (['hours', 'minutes', 'seconds'] as const)[signs] ?? 'frames'
}

/**
 * The frame that an arrow key on one unit of the digits leads to: a minute on from '00:00:10;00' is '00:01:10;00'. A
 * number that is left out at a drop-frame rate is passed in the direction of the step; nothing comes before frame 0.
 */
export function stepTimecode(frame: number, unit: TimecodeUnit, by: number, rate: FrameRate): number {
  if (unit === 'frames') return Math.max(0, frame + by)
  const fields = fieldsOf(frame, rate)
  const length = { hours: 3_600, minutes: 60, seconds: 1 }[unit] * by
  const seconds = fields.hours * 3_600 + fields.minutes * 60 + fields.seconds + length
  if (seconds < 0) return 0
  const to = {
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    frames: fields.frames,
  }
  const next = nextFrameOf(to, rate)
  const isPassed = by < 0 && fieldsOf(next, rate).frames !== to.frames
  return isPassed ? next - 1 : next
}
