import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#tests/support/aSchedule.ts'
import { lengthText, readLength } from './lengthText.ts'

test.each([
  ['1:47:30', HOUR + 47 * MINUTE + 30_000],
  ['1:47', HOUR + 47 * MINUTE],
  ['107', HOUR + 47 * MINUTE],
  ['1h 47m', HOUR + 47 * MINUTE],
  ['90 s', 90_000],
  ['2 h', 2 * HOUR],
])('the length %s is read as %i ms', (text, ms) => expect(readLength(text)).toBe(ms))

test.each(['', 'long', '1:7', '1:75', '3 dogs', '1h x'])('%j is no length', (text) =>
  expect(readLength(text)).toBeUndefined(),
)

test('what is shown can be typed again', () => {
  for (const ms of [0, 1_000, HOUR, 26 * HOUR + 61_000]) expect(readLength(lengthText(ms))).toBe(ms)
})
