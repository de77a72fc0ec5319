import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { droppedPerMinute, FPS_30, FRAME_RATES, framesPerSecond, rateTag, readFrameRate } from './frameRate.ts'
import type { FrameRate } from './frameRate.ts'
import { fromInclusive, holds, sharedRange, toInclusive } from './ranges.ts'
import { readTimecode } from './readTimecode.ts'
import { stepTimecode, unitAtCaret } from './stepTimecode.ts'
import { frameOfTimecode, framesOf, msOfFrames, timecodeOf } from './timecode.ts'

const DF: FrameRate = { num: 30_000, den: 1001 }
const DF_60: FrameRate = { num: 60_000, den: 1001 }
const FILM: FrameRate = { num: 24_000, den: 1001 }
const PAL: FrameRate = { num: 25, den: 1 }
const DAY_SECONDS = 86_400
const rates = fc.constantFrom(...FRAME_RATES)
const frameOfDay = (rate: FrameRate) => fc.nat(framesOf(DAY_SECONDS * 1_000, rate) - 1)

describe('a frame rate', () => {
  test.each([
    [29.97, DF],
    ['30000/1001', DF],
    ['29.97', DF],
    [59.94, DF_60],
    [23.976, FILM],
    ['23.98', FILM],
    [24, { num: 24, den: 1 }],
    ['25', PAL],
    ['25/1', PAL],
    [15, { num: 15, den: 1 }],
    ['29.9', undefined],
    [0, undefined],
    ['30/0', undefined],
    ['fast', undefined],
    ['', undefined],
  ])('%j is %j', (written, rate) => expect(readFrameRate(written)).toEqual(rate))

  test('wears its tag, with DF where numbers are left out', () => {
    expect(FRAME_RATES.map(rateTag)).toEqual(['23.98', '24', '25', '29.97 DF', '30', '50', '59.94 DF', '60'])
  })
})

describe('a timecode', () => {
  test.each([
    [0, FPS_30, '00:00:00;00'],
    [111_705, FPS_30, '01:02:03;15'],
    [108_000, FPS_30, '01:00:00;00'],
    [10_800_000, FPS_30, '100:00:00;00'],
    [-5, FPS_30, '00:00:00;00'],
    [25, PAL, '00:00:01;00'],
    [1_799, DF, '00:00:59;29'],
    [1_800, DF, '00:01:00;02'],
    [17_981, DF, '00:09:59;29'],
    [17_982, DF, '00:10:00;00'],
    [107_892, DF, '01:00:00;00'],
    [3_600, DF_60, '00:01:00;04'],
    [1_440, FILM, '00:01:00;00'],
  ])('of frame %i at %j is %s', (frame, rate, text) => {
    expect(timecodeOf(frame, rate)).toBe(text)
    expect(frameOfTimecode(text, rate)).toBe(Math.max(0, frame))
  })

  test.each([
    ['01:02:03:15', 111_705],
    [' 00:00:00;01 ', 1],
    ['00:00:00;30', undefined],
    ['00:60:00;00', undefined],
    ['00:00:60;00', undefined],
    ['0:00:00;00', undefined],
    ['00:00:00', undefined],
    ['-1:00:00;00', undefined],
    ['', undefined],
  ])('%s is frame %s at 30', (text, frame) => expect(frameOfTimecode(text, FPS_30)).toBe(frame))

  test('00:01:00;00 and ;01 do not exist at 29.97, those of minute ten do; at 30 all do', () => {
    expect(frameOfTimecode('00:01:00;00', DF)).toBeUndefined()
    expect(frameOfTimecode('00:01:00;01', DF)).toBeUndefined()
    expect(frameOfTimecode('00:01:00;02', DF)).toBe(1_800)
    expect(frameOfTimecode('00:10:00;00', DF)).toBe(17_982)
    expect(frameOfTimecode('00:01:00;00', FPS_30)).toBe(1_800)
    expect(frameOfTimecode('00:01:00:00', DF)).toBeUndefined()
  })

  test('law: frame to text to frame at every rate', () => {
    const cases = rates.chain((rate) => fc.tuple(fc.constant(rate), frameOfDay(rate)))
    fc.assert(fc.property(cases, ([rate, frame]) => frameOfTimecode(timecodeOf(frame, rate), rate) === frame))
  })

  test('law: each frame of an hour has its own text, every one later than the one before, at every rate', () => {
    for (const rate of FRAME_RATES) {
      let before = ''
      for (let frame = 0; frame <= framesOf(3_600_000, rate); frame += frame % 1_500 < 70 ? 1 : 7) {
        const text = timecodeOf(frame, rate)
        if (!(text > before)) throw new Error(`${text} follows ${before} at ${rateTag(rate)}`)
        before = text
      }
    }
  })

  test('law: the order of texts is the order of frames', () => {
    const pairs = rates.chain((rate) => fc.tuple(fc.constant(rate), frameOfDay(rate), frameOfDay(rate)))
    fc.assert(
      fc.property(pairs, ([rate, one, other]) => timecodeOf(one, rate) < timecodeOf(other, rate) === one < other),
    )
  })

  test('law: drop-frame keeps within a frame or two of the clock all day', () => {
    for (const rate of [DF, DF_60])
      for (let hour = 0; hour <= 24; hour++) {
        const frame = frameOfTimecode(`${String(hour).padStart(2, '0')}:00:00;00`, rate) ?? Number.NaN
        expect(Math.abs(msOfFrames(frame, rate) - hour * 3_600_000)).toBeLessThan(100)
      }
  })

  test('law: milliseconds lead to a frame and back to it, and are never further than half a frame from it', () => {
    const cases = rates.chain((rate) => fc.tuple(fc.constant(rate), frameOfDay(rate), fc.nat(DAY_SECONDS * 1_000)))
    fc.assert(
      fc.property(cases, ([rate, frame, ms]) => {
        expect(framesOf(msOfFrames(frame, rate), rate)).toBe(frame)
        const half = (500 * rate.den) / rate.num + 0.5
        expect(Math.abs(msOfFrames(framesOf(ms, rate), rate) - ms)).toBeLessThanOrEqual(half)
      }),
    )
  })
})

describe('a timecode as it is typed', () => {
  test.each([
    ['1:23', 2_490],
    ['90', 2_700],
    ['90:00', 162_000],
    ['1:02:03', 111_690],
    ['1:02:03;15', 111_705],
    ['1:02:03:15', 111_705],
    ['1:02:03.15', 111_705],
    ['83.10', 2_500],
    ['10f', 10],
    ['2m', 3_600],
    ['1 h', 108_000],
    ['1：23；10', 2_500],
    ['In 01:02:03;15 (slate)', 111_705],
    ['\t00:00:01:00\n', 30],
  ])('%j is frame %i', (text, frame) => expect(readTimecode(text, FPS_30)).toEqual({ frame }))

  test.each([
    ['+15', 1_450],
    ['-10f', 990],
    ['+ 1:00', 2_800],
    ['+1;05', 1_035],
    ['−10f', 990],
  ])('%j counts from where one is', (text, frame) => expect(readTimecode(text, FPS_30, 1_000)).toEqual({ frame }))

  test.each(['', 'soon', '1:60', '1:2:3:4:5', '1:02;30', '+', '1:2:3 and 4:5:6', '00:00:01:00 to 00:00:02:00'])(
    '%j is unreadable',
    (text) => expect(readTimecode(text, FPS_30)).toEqual({ problem: 'unreadable' }),
  )

  test('is refused before the first frame, and names the next number where there is none', () => {
    expect(readTimecode('-2', FPS_30, 30)).toEqual({ problem: 'before' })
    expect(readTimecode('1:00', DF)).toEqual({ problem: 'missing', next: 1_800 })
    expect(readTimecode('+1:00', DF, 0)).toEqual({ frame: 1_798 })
  })

  test('law: what is written is read as it was, with any sign before the frames', () => {
    const cases = rates.chain((rate) => fc.tuple(fc.constant(rate), frameOfDay(rate), fc.constantFrom(';', ':', '.')))
    fc.assert(
      fc.property(cases, ([rate, frame, sign]) => {
        expect(readTimecode(timecodeOf(frame, rate).replace(';', sign), rate)).toEqual({ frame })
      }),
    )
  })

  test('law: never fails, whatever the text', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789:;.+-fsmh ') })
    fc.assert(
      fc.property(fc.oneof(fc.string(), signs), rates, fc.nat(1e6), (text, rate, base) => {
        const read = readTimecode(text, rate, base)
        if ('frame' in read) expect(read.frame).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('an arrow key', () => {
  test('steps the unit under the caret', () => {
    expect([0, 2, 3, 5, 6, 8, 9, 11].map((caret) => unitAtCaret('01:02:03;04', caret))).toEqual([
      'hours',
      'hours',
      'minutes',
      'minutes',
      'seconds',
      'seconds',
      'frames',
      'frames',
    ])
  })

  test.each([
    ['00:00:10;00', 'minutes', 1, '00:01:10;00'],
    ['00:00:59;29', 'frames', 1, '00:01:00;02'],
    ['00:00:00;00', 'minutes', 1, '00:01:00;02'],
    ['00:01:01;00', 'seconds', -1, '00:00:59;29'],
    ['00:59:59;10', 'seconds', 1, '01:00:00;10'],
    ['00:00:30;00', 'minutes', -1, '00:00:00;00'],
  ] as const)('from %s by %s %i to %s at 29.97', (from, unit, by, to) => {
    const frame = frameOfTimecode(from, DF) ?? Number.NaN
    expect(timecodeOf(stepTimecode(frame, unit, by, DF), DF)).toBe(to)
  })

  test('law: a step never stays where it was, but at the start', () => {
    const units = fc.constantFrom('hours', 'minutes', 'seconds', 'frames' as const)
    const cases = rates.chain((rate) => fc.tuple(fc.constant(rate), frameOfDay(rate)))
    fc.assert(
      fc.property(cases, units, fc.constantFrom(-1, 1), ([rate, frame], unit, by) => {
        const to = stepTimecode(frame, unit, by, rate)
        expect(by > 0 ? to > frame : to < frame || to === 0).toBe(true)
      }),
    )
  })
})

describe('a half-open range', () => {
  const range = { from: 10, to: 20 }

  test('holds its start and not its end', () => {
    expect([9, 10, 19, 20].map((at) => holds(range, at))).toEqual([false, true, true, false])
  })

  test('shares nothing with what only touches it', () => {
    expect(sharedRange(range, { from: 20, to: 30 })).toBeUndefined()
    expect(sharedRange(range, { from: 15, to: 15 })).toBeUndefined()
    expect(sharedRange(range, { from: 5, to: 12 })).toEqual({ from: 10, to: 12 })
  })

  test('is that of a service whose end frame belongs to it, one frame on', () => {
    expect(toInclusive(range)).toEqual({ first: 10, last: 19 })
    expect(fromInclusive(10, 19)).toEqual(range)
  })
})

test('numbers are left out at two rates alone', () => {
  expect(FRAME_RATES.filter((rate) => droppedPerMinute(rate) > 0)).toEqual([DF, DF_60])
  expect(framesPerSecond(DF)).toBe(30)
})
