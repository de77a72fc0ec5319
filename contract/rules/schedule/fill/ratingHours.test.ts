import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zonedParts } from '../../dates/zonedParts.ts'
import { at, HOUR, MINUTE } from '#tests/support/aSchedule.ts'
import { brokenRatingHours, RATING_HOURS } from './ratingHours.ts'

const broken = (rating: string, start: string, minutes: number, zone = 'UTC') =>
  brokenRatingHours({ ratings: [rating], range: { from: at(start), to: at(start) + minutes * MINUTE }, zone })

describe('a rating that may not air at every hour', () => {
  test('airs at night, over midnight too, and not by day', () => {
    expect(broken('R21', '2026-11-23T22:00', 120)).toBeUndefined()
    expect(broken('R21', '2026-11-24T01:00', 300)).toBeUndefined()
    expect(broken('R21', '2026-11-23T21:59', 60)).toBe(RATING_HOURS[0])
    expect(broken('NC16', '2026-11-23T21:00', 60)).toBeUndefined()
    expect(broken('NC16', '2026-11-24T05:30', 31)).toBe(RATING_HOURS[1])
    expect(broken('PG13', '2026-11-23T14:00', 60)).toBeUndefined()
  })

  test('is judged by the clocks of its viewers', () => {
    expect(broken('M18', '2026-11-23T14:30', 60, 'Asia/Kuala_Lumpur')).toBeUndefined()
    expect(broken('M18', '2026-11-23T22:30', 60, 'Asia/Kuala_Lumpur')).toBe(RATING_HOURS[0])
  })

  test('may have hours that end at midnight, or all of them', () => {
    const question = {
      ratings: ['18'],
      range: { from: at('2026-11-23T23:00'), to: at('2026-11-24T00:00') },
      zone: 'UTC',
    }
    expect(brokenRatingHours({ ...question, hours: [{ ratings: ['18'], from: 22, to: 24 }] })).toBeUndefined()
    expect(brokenRatingHours({ ...question, hours: [{ ratings: ['18'], from: 0, to: 0 }] })).toBeUndefined()
  })

  test('law: every minute of what may air shows an allowed hour, around changes of the clocks too', () => {
    const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC')
    const starts = fc.integer({ min: at('2026-10-20T00:00'), max: at('2026-11-05T00:00') })
    fc.assert(
      fc.property(zones, starts, fc.integer({ min: 1, max: 500 }), (zone, from, minutes) => {
        const range = { from, to: from + minutes * MINUTE }
        if (brokenRatingHours({ ratings: ['R21'], range, zone })) return
        for (let now = from; now < range.to; now += HOUR / 4) {
          const { hour } = zonedParts(now, zone)
          expect(hour >= 22 || hour < 6).toBe(true)
        }
      }),
    )
  })
})
