import { describe, expect, it } from 'vitest'
import { draggedDates, grainOf, snapped, steppedDates } from './movedDates.ts'

const at = (text: string) => Date.parse(`2026-${text}Z`)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const days = grainOf(30 * DAY, 'UTC')
const quarters = grainOf(DAY, 'UTC')
const december = { start: at('12-01T00:00:00'), end: at('12-31T00:00:00') }

describe('dates that are dragged', () => {
  it('snap to midnight of the reader’s zone in wide views, to quarters of an hour in close ones', () => {
    expect(snapped(at('11-24T11:00:00'), days)).toBe(at('11-24T00:00:00'))
    expect(snapped(at('11-24T20:00:00'), grainOf(30 * DAY, 'Asia/Kuala_Lumpur'))).toBe(at('11-24T16:00:00'))
    expect(snapped(at('11-24T11:08:00'), quarters)).toBe(at('11-24T11:15:00'))
  })
  it('keep their length as a whole, and never pass each other at one end', () => {
    expect(draggedDates(december, 'both', 2.4 * DAY, days)).toEqual({
      start: at('12-03T00:00:00'),
      end: at('12-31T00:00:00') + 2 * DAY,
    })
    expect(draggedDates(december, 'end', -60 * DAY, days).end).toBeGreaterThan(december.start)
    expect(draggedDates(december, 'start', 60 * DAY, days).start).toBeLessThan(december.end)
  })
  it('stay open where they are', () => {
    expect(draggedDates({ end: december.end }, 'both', DAY, days)).toEqual({ end: december.end + DAY })
    expect(draggedDates({}, 'both', DAY, days)).toEqual({})
  })
})

describe('dates that are moved by keys', () => {
  it('go by days of the zone, over a change of clocks too', () => {
    const london = grainOf(30 * DAY, 'Europe/London')
    const start = at('10-24T23:00:00')
    expect(steppedDates({ start }, 'both', 1, london)).toEqual({ start: at('10-26T00:00:00') })
  })
  it('stop before they would end where they start', () => {
    const day = { start: at('12-01T00:00:00'), end: at('12-02T00:00:00') }
    expect(steppedDates(day, 'end', -1, days)).toEqual(day)
    expect(steppedDates(day, 'end', 1, days).end).toBe(at('12-03T00:00:00'))
  })
})
