import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zonedParts } from '../dates/zonedParts.ts'
import { dateBounds } from './dateBounds.ts'
import {
  CALENDAR_WINDOWS,
  dateWindow,
  isRelative,
  MOST_UNITS,
  rollingParts,
  rollingTerm,
  WINDOW_UNITS,
} from './dateWindow.ts'

/** Zones with and without summer time, beside the date line, with halves of hours, and with a change at midnight. */
const ZONES = [
  'UTC',
  'Asia/Kuala_Lumpur',
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Africa/Cairo',
]
const zone = fc.constantFrom(...ZONES)
const now = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2050, 0, 1) })
const moment = fc.record({ now, zone })
const iso = (instant: number) => new Date(instant).toISOString()
const spanOf = (term: string, at: string, where: string) => {
  const window = dateWindow(term, { now: Date.parse(at), zone: where })
  return window && [iso(window.from), iso(window.to)]
}

describe('relative dates', () => {
  it('keep the reading of the clock across the change to summer time and back', () => {
    expect(spanOf('next 7 days', '2026-03-25T12:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-03-25T12:00:00.000Z',
      '2026-04-01T11:00:00.000Z',
    ])
    expect(spanOf('last 2 weeks', '2026-11-01T12:00:00Z', 'Europe/Berlin')?.[0]).toBe('2026-10-18T11:00:00.000Z')
    expect(spanOf('today', '2026-03-29T12:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ])
  })
  it('take whole days, weeks from Monday and months of the viewer, not of Greenwich', () => {
    expect(spanOf('today', '2026-11-24T20:00:00Z', 'Asia/Kuala_Lumpur')).toEqual([
      '2026-11-24T16:00:00.000Z',
      '2026-11-25T16:00:00.000Z',
    ])
    expect(spanOf('this week', '2026-11-22T10:00:00Z', 'UTC')).toEqual([
      '2026-11-16T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ])
    expect(spanOf('next month', '2026-12-31T10:00:00Z', 'UTC')).toEqual([
      '2027-01-01T00:00:00.000Z',
      '2027-02-01T00:00:00.000Z',
    ])
    expect(spanOf('next 1 months', '2026-01-31T10:00:00Z', 'UTC')?.[1]).toBe('2026-02-28T10:00:00.000Z')
  })
  it('are told from days, instants and nonsense', () => {
    expect(spanOf('2026-05-03', '2026-01-01T00:00:00Z', 'Asia/Kuala_Lumpur')?.[0]).toBe('2026-05-02T16:00:00.000Z')
    expect(spanOf('2026-05-03T04:05:06Z', '2026-01-01T00:00:00Z', 'UTC')?.[0]).toBe('2026-05-03T04:05:06.000Z')
    for (const term of ['', '2026-02-30', '7', 'next 0 days', 'next 7 moons', 'next 9999 days', 'soon'])
      expect(spanOf(term, '2026-01-01T00:00:00Z', 'UTC')).toBeUndefined()
    expect(isRelative('2026-05-03')).toBe(false)
  })
  it('hold now where they speak of today, this week and this month, in every zone', () => {
    fc.assert(
      fc.property(moment, (at) => {
        for (const term of ['today', 'this week', 'this month']) {
          const { from, to } = dateWindow(term, at)!
          expect(from <= at.now && at.now < to).toBe(true)
        }
      }),
    )
  })
  it('meet without a gap: yesterday ends where today starts, and so on', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const to = (term: string) => dateWindow(term, at)!.to
        const from = (term: string) => dateWindow(term, at)!.from
        expect(to('yesterday')).toBe(from('today'))
        expect(to('today')).toBe(from('tomorrow'))
        expect(to('last week')).toBe(from('this week'))
        expect(to('this week')).toBe(from('next week'))
        expect(to('last month')).toBe(from('this month'))
        expect(to('this month')).toBe(from('next month'))
      }),
    )
  })
  it('roll from now or up to now, and the longer window holds the shorter', () => {
    const count = fc.integer({ min: 1, max: MOST_UNITS - 1 })
    fc.assert(
      fc.property(moment, count, fc.constantFrom(...WINDOW_UNITS), (at, many, unit) => {
        const next = dateWindow(rollingTerm('next', many, unit), at)!
        const last = dateWindow(rollingTerm('last', many, unit), at)!
        expect(next.from).toBe(at.now)
        expect(last.to).toBe(at.now)
        expect(dateWindow(rollingTerm('next', many + 1, unit), at)!.to).toBeGreaterThan(next.to)
        expect(next.to).toBeGreaterThan(at.now)
        expect(last.from).toBeLessThan(at.now)
      }),
    )
  })
  it('show the same clock at the far end, unless that reading is left out that day', () => {
    fc.assert(
      fc.property(now, fc.integer({ min: 1, max: 300 }), (at, many) => {
        const far = dateWindow(`next ${many} days`, { now: at, zone: 'Asia/Kolkata' })!.to
        const clock = (instant: number) => {
          const { hour, minute, second } = zonedParts(instant, 'Asia/Kolkata')
          return [hour, minute, second]
        }
        expect(clock(far)).toEqual(clock(at))
        expect(far % 1_000).toBe(at % 1_000)
      }),
    )
  })
  it('are read back from their term', () => {
    fc.assert(
      fc.property(fc.constantFrom('next', 'last'), fc.integer({ min: 1, max: MOST_UNITS }), (direction, count) => {
        expect(rollingParts(rollingTerm(direction as 'next', count, 'weeks'))).toEqual({
          direction,
          count,
          unit: 'weeks',
        })
      }),
    )
    for (const term of CALENDAR_WINDOWS) expect(isRelative(term)).toBe(true)
  })
})

describe('bounds of a date', () => {
  const at = { now: Date.parse('2026-11-24T12:00:00Z'), zone: 'Asia/Kuala_Lumpur' }
  const said = (operator: string, ...terms: string[]) => {
    const { from, to } = dateBounds(operator, terms, at) ?? {}
    return [from === undefined ? '' : iso(from), to === undefined ? '' : iso(to)]
  }
  it('lie before or after a whole day', () => {
    expect(said('before', 'today')).toEqual(['', '2026-11-23T16:00:00.000Z'])
    expect(said('after', '2026-11-24')).toEqual(['2026-11-24T16:00:00.000Z', ''])
    expect(said('equals', '2026-11-24')).toEqual(['2026-11-23T16:00:00.000Z', '2026-11-24T16:00:00.000Z'])
  })
  it('include the last day of a span, whose ends may be open', () => {
    expect(said('within', '2026-11-01', '2026-11-24')[1]).toBe('2026-11-24T16:00:00.000Z')
    expect(said('within', '', '2026-11-24')[0]).toBe('')
    expect(said('within', 'today', '')).toEqual(['2026-11-23T16:00:00.000Z', ''])
    expect(dateBounds('within', ['', ''], at)).toBeUndefined()
    expect(dateBounds('within', ['soon', ''], at)).toBeUndefined()
    expect(dateBounds('contains', ['today'], at)).toBeUndefined()
  })
  it('split all of time: before, within and after a window leave nothing out and share nothing', () => {
    const term = fc.constantFrom(...CALENDAR_WINDOWS, 'next 7 days', 'last 3 months', '2026-05-03')
    fc.assert(
      fc.property(moment, term, now, (when, word, instant) => {
        const hits = ['before', 'within', 'after'].filter((operator) => {
          const { from = -Infinity, to = Infinity } = dateBounds(operator, [word], when)!
          return from <= instant && instant < to
        })
        expect(hits).toHaveLength(1)
      }),
    )
  })
})
