import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDate } from './parseDate.ts'
import { isTimeZone, offsetAt, zonedParts } from './zonedParts.ts'
import { wallTime } from './wallTime.ts'

const iso = (text: string, zone?: string) => {
  const instant = parseDate(text, zone)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}
const KL = 'Asia/Kuala_Lumpur'
const NEW_YORK = 'America/New_York'

describe('reading a date', () => {
  test.each([
    ['2026-03-01T10:20:30.456Z', '2026-03-01T10:20:30.456Z'],
    ['2026-03-01T10:20:30.4569Z', '2026-03-01T10:20:30.456Z'],
    ['2026-03-01T10:20:30,4Z', '2026-03-01T10:20:30.400Z'],
    ['2026-03-01T10:20Z', '2026-03-01T10:20:00.000Z'],
    ['2026-03-01T10:20+08:00', '2026-03-01T02:20:00.000Z'],
    ['2026-03-01 10:20:00-0530', '2026-03-01T15:50:00.000Z'],
    ['2026-03-01T10+01', '2026-03-01T09:00:00.000Z'],
    ['20260301T102030Z', '2026-03-01T10:20:30.000Z'],
    ['20260301', '2026-03-01T00:00:00.000Z'],
    ['2026-03', '2026-03-01T00:00:00.000Z'],
    ['2026', '2026-01-01T00:00:00.000Z'],
    ['2024-060', '2024-02-29T00:00:00.000Z'],
    ['2026-W01-1', '2025-12-29T00:00:00.000Z'],
    ['2020W53', '2020-12-28T00:00:00.000Z'],
    ['2026-12-31T24:00:00Z', '2027-01-01T00:00:00.000Z'],
    ['0001-01-01', '0001-01-01T00:00:00.000Z'],
    [' 2026-03-01 ', '2026-03-01T00:00:00.000Z'],
  ])('ISO 8601: %s', (text, instant) => expect(iso(text)).toBe(instant))

  test.each([
    ['Sun, 01 Mar 2026 10:20:30 +0800', '2026-03-01T02:20:30.000Z'],
    ['1 Mar 2026 10:20 GMT', '2026-03-01T10:20:00.000Z'],
    ['Sun, 1 Mar 26 10:20:30 EST', '2026-03-01T15:20:30.000Z'],
    ['Tue, 1 Mar 94 10:20:30 pdt', '1994-03-01T17:20:30.000Z'],
    ['1 Mar 49 10:20 GMT', '2049-03-01T10:20:00.000Z'],
    ['1 Mar 50 10:20 GMT', '1950-03-01T10:20:00.000Z'],
    ['1 Mar 126 10:20 GMT', '2026-03-01T10:20:00.000Z'],
    ['1 Mar 2026 10:20 -0000 (a comment)', '2026-03-01T10:20:00.000Z'],
    ['1 Mar 2026\r\n 10:20 Q', '2026-03-01T10:20:00.000Z'],
  ])('RFC 2822: %s', (text, instant) => expect(iso(text)).toBe(instant))

  test('datetime-local, with and without seconds, is a reading of the zone', () => {
    expect(iso('2026-03-01T10:20', KL)).toBe('2026-03-01T02:20:00.000Z')
    expect(iso('2026-03-01T10:20:59', KL)).toBe('2026-03-01T02:20:59.000Z')
    expect(iso('2026-03-01', KL)).toBe('2026-02-28T16:00:00.000Z')
    expect(iso('2026-03-01T10:20')).toBe('2026-03-01T10:20:00.000Z')
    expect(iso('2026-03-01T10:20', 'Mars/Olympus')).toBe('2026-03-01T10:20:00.000Z')
  })

  test.each([
    '',
    'soon',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-01',
    '2026-1-1',
    '2026-366',
    '2026-000',
    '2026-W54',
    '2025-W53',
    '2026-W00',
    '2026-03-01T24:01Z',
    '2026-03-01T25:00Z',
    '2026-03-01T10:60Z',
    '2026-03-01T10:20:60Z',
    '2026-03-01T10:20+24:00',
    '2026-03-01T',
    '2026-03-01T10:20 Z',
    '20260301T10:2030Z',
    '01/03/2026',
    'Mon, 01 Mar 2026 10:20:30 +0800',
    '31 Feb 2026 10:20 GMT',
    '1 Mar 2026 24:00 GMT',
    '1 Mär 2026 10:20 GMT',
    '1 Mar 2026 10:20',
    `2026-03-01${' '.repeat(200)}`,
  ])('bad text: %j', (text) => expect(parseDate(text)).toBeUndefined())

  test.each([undefined, null, 5, {}, []])('what is no text: %j', (value) => expect(parseDate(value)).toBeUndefined())

  test('reads what machines write', () => {
    const instants = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(fc.property(instants, (date) => parseDate(date.toISOString()) === date.getTime()))
    fc.assert(
      fc.property(instants, (date) => {
        expect(parseDate(date.toUTCString())).toBe(Math.floor(date.getTime() / 1000) * 1000)
      }),
    )
  })

  test('never fails, whatever the text', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (text, zone) => void parseDate(text, zone)))
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-:TWZ+ ,.()Mar') }), (text) => void parseDate(text)),
    )
  })
})

describe('clocks of zones', () => {
  const clock = (instant: string, zone: string) => Object.values(zonedParts(Date.parse(instant), zone)).join(' ')

  test('show the reading of calendar and clock', () => {
    expect(clock('2026-03-01T20:05:06Z', KL)).toBe('2026 3 2 4 5 6')
    expect(clock('2026-03-01T16:00:00Z', KL)).toBe('2026 3 2 0 0 0')
    expect(clock('2026-03-01T20:05:06Z', 'UTC')).toBe('2026 3 1 20 5 6')
    expect(clock('2026-07-01T00:00:00Z', 'Asia/Kathmandu')).toBe('2026 7 1 5 45 0')
  })

  test('are ahead of or behind UTC, by the season', () => {
    expect(offsetAt(Date.parse('2026-01-15T12:00:00.500Z'), NEW_YORK)).toBe(-5 * 3_600_000)
    expect(offsetAt(Date.parse('2026-07-15T12:00:00Z'), NEW_YORK)).toBe(-4 * 3_600_000)
  })

  test('a reading that comes twice is the first, one that is left out is as much later', () => {
    expect(iso('2026-11-01T01:30', NEW_YORK)).toBe('2026-11-01T05:30:00.000Z')
    expect(iso('2026-03-08T02:30', NEW_YORK)).toBe('2026-03-08T07:30:00.000Z')
    expect(iso('2026-03-08T03:00', NEW_YORK)).toBe('2026-03-08T07:00:00.000Z')
    expect(iso('2026-03-08T01:59', NEW_YORK)).toBe('2026-03-08T06:59:00.000Z')
    expect(iso('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z')
  })

  test('know their names', () => {
    expect(isTimeZone(KL)).toBe(true)
    expect(isTimeZone('UTC')).toBe(true)
    expect(isTimeZone('Mars/Olympus')).toBe(false)
    expect(isTimeZone('')).toBe(false)
  })

  test('a reading leads back to its instant, but for the hour that comes twice', () => {
    const zones = fc.constantFrom(
      'UTC',
      KL,
      NEW_YORK,
      'Europe/London',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Apia',
    )
    const instants = fc.integer({ min: Date.UTC(1975, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 })
    fc.assert(
      fc.property(instants, zones, (seconds, zone) => {
        const instant = seconds * 1000
        const reading = zonedParts(instant, zone)
        const back = wallTime(reading, zone)
        expect(zonedParts(back, zone)).toEqual(reading)
        expect(back).toBeLessThanOrEqual(instant)
      }),
      { numRuns: 500 },
    )
  })
})
