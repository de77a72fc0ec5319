import type { FrameRate } from './frameRate.ts'
import { framesPerSecond } from './frameRate.ts'
import type { TimecodeFields } from './timecode.ts'
import { countedFrame, fieldsOf, frameOfFields, nextFrameOf } from './timecode.ts'

/** What a person typed: the frame, or why there is none. `missing` names the next number that exists. */
type TypedTimecode =
  { frame: number } | { problem: 'unreadable' } | { problem: 'before' } | { problem: 'missing'; next: number }

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 }

/** No timecode is longer; longer texts are not even looked at. */
const MAX_LENGTH = 64

/**
 * A timecode as people type or paste it: '1:23' is a minute and 23 seconds, '90' seconds, '1:02:03;15' and
 * '1:02:03:15' have frames, as has whatever follows ';' or '.' ('83.10'); '10f' is a frame. With + or - it is a length
 * from `base`: '+15' fifteen seconds on, '-10f' ten frames back. A whole timecode is found within pasted words. At a
 * drop-frame rate a length moves the digits by what was typed.
 */
export function readTimecode(text: string, rate: FrameRate, base = 0): TypedTimecode {
  const plain = plainSigns(text)
  if (plain.length > MAX_LENGTH) return { problem: 'unreadable' }
  const [, sign = '', body = ''] = /^([+-]?)\s*(.*)$/.exec(plain) ?? []
  const fields = fieldsIn(body, rate) ?? (sign === '' ? pasted(body, rate) : undefined)
  if (!fields) return { problem: 'unreadable' }
  if (sign !== '') {
    const frame = base + (sign === '-' ? -1 : 1) * countedFrame(fields, rate)
    return frame < 0 ? { problem: 'before' } : { frame }
  }
  const frame = frameOfFields(fields, rate)
  return frame === undefined ? { problem: 'missing', next: nextFrameOf(fields, rate) } : { frame }
}

/** Full-width signs of Chinese keyboards and the typographic minus are the plain ones. */
function plainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2212\u2013]/g, '-')
    .trim()
}

function fieldsIn(text: string, rate: FrameRate): TimecodeFields | undefined {
  const [, count, unit = ''] = /^(\d{1,9})\s*([fsmh])$/i.exec(text) ?? []
  if (count !== undefined) {
    const seconds = UNIT_SECONDS[unit.toLowerCase()]
    return seconds === undefined ? fieldsOf(Number(count), rate) : normal(Number(count) * seconds, 0)
  }
  const [, clock = '', frames] = /^(\d{1,6}(?::\d{1,2}){0,2})(?:[:;.](\d{1,2}))?$/.exec(text) ?? []
  if (clock === '') return undefined
  const [first = 0, ...rest] = clock.split(':').map(Number)
  if (rest.some((value) => value > 59)) return undefined
  const frame = Number(frames ?? 0)
  if (frame >= framesPerSecond(rate)) return undefined
  const seconds = rest.reduce((sum, value) => sum * 60 + value, first)
  return normal(seconds, frame)
}

function normal(seconds: number, frames: number): TimecodeFields {
  return { hours: Math.floor(seconds / 3_600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60, frames }
}

/** The one whole timecode among pasted words. */
function pasted(text: string, rate: FrameRate): TimecodeFields | undefined {
  const found = [...text.matchAll(/(?<![\d:;.])\d{1,5}:[0-5]\d:[0-5]\d[:;.]\d\d(?![\d:;.])/g)]
  return found.length === 1 && found[0] ? fieldsIn(found[0][0], rate) : undefined
}
