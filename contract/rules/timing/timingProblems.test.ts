import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayDate } from '../dates/displayDate.ts'
import { wallTime } from '../dates/wallTime.ts'
import { zonedParts } from '../dates/zonedParts.ts'
import { instantsOf, timingProblems } from './timingProblems.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const iso = (instant: number) => new Date(instant).toISOString()
const instants = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2080, 0) })
const zones = fc.constantFrom(
  'UTC',
  'Asia/Kuala_Lumpur',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
)

describe('the timing of a title', () => {
  it('needs at least one moment', () => {
    expect(timingProblems({}, NOW)).toEqual([{ field: 'publishAt', problem: 'none' }])
    expect(timingProblems({ publishAt: ' ' }, NOW)).toEqual([{ field: 'publishAt', problem: 'none' }])
  })

  it('refuses what is no instant', () => {
    expect(timingProblems({ publishAt: 'soon' }, NOW)).toEqual([{ field: 'publishAt', problem: 'unreadable' }])
    expect(timingProblems({ unpublishAt: '2026-02-30' }, NOW)).toEqual([
      { field: 'unpublishAt', problem: 'unreadable' },
    ])
  })

  it('lets no moment lie in the past, now included, whatever the clock says', () => {
    fc.assert(
      fc.property(instants, instants, (at, now) => {
        const problems = timingProblems({ publishAt: iso(at) }, now)
        expect(problems).toEqual(at > now ? [] : [{ field: 'publishAt', problem: 'past' }])
      }),
    )
  })

  it('puts publishing before unpublishing, at the later field', () => {
    fc.assert(
      fc.property(instants, instants, (publish, unpublish) => {
        const problems = timingProblems({ publishAt: iso(publish), unpublishAt: iso(unpublish) }, 0)
        expect(problems).toEqual(unpublish > publish ? [] : [{ field: 'unpublishAt', problem: 'order' }])
      }),
    )
  })

  it('means the same instant in every zone in which somebody has read it off the clock', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const minute = Math.floor(at / 60_000) * 60_000
        const { year, month, day, hour, minute: min } = zonedParts(minute, zone)
        const read = wallTime({ year, month, day, hour, minute: min, second: 0 }, zone)
        // An hour that a clock shows twice is read as one of the two: on screen they are the same.
        const shown = (instant: number) =>
          displayDate(instant, { zone, format: 'DD MMM YYYY HH:mm', language: 'en', part: 'dateTime' })
        expect(shown(read)).toBe(shown(minute))
        expect(instantsOf({ publishAt: iso(read) }).publishAt).toBe(read)
      }),
    )
  })
})
