import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayForCalendar, instantOf, timeText } from './calendarDay.ts'

describe('the day that a calendar shows', () => {
  it('is the day of the viewer’s zone, not of the device', () => {
    const late = Date.parse('2026-11-24T20:31:00Z')
    expect(dayForCalendar(late, 'Asia/Kuala_Lumpur').getDate()).toBe(25)
    expect(dayForCalendar(late, 'UTC').getDate()).toBe(24)
  })

  it('leads back to the instant that it came from', () => {
    const minutes = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2060, 0) }).map((ms) => ms - (ms % 60_000))
    const zones = fc.constantFrom('UTC', 'Asia/Kuala_Lumpur', 'Asia/Kolkata')
    fc.assert(
      fc.property(minutes, zones, (instant, zone) => {
        return instantOf(dayForCalendar(instant, zone), timeText(instant, zone), zone) === instant
      }),
    )
  })
})
