import { expect, test } from 'vitest'
import { twelveHour } from './twelveHour.ts'

test.each([
  ['00:00', '12:00 AM'],
  ['00:15', '12:15 AM'],
  ['09:05', '9:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:05', '1:05 PM'],
  ['23:59', '11:59 PM'],
  ['24:00', '24:00'],
  ['9:05', '9:05'],
  ['', ''],
])('%s is %s', (time, shown) => expect(twelveHour(time)).toBe(shown))
