import { describe, expect, it } from 'vitest'
import { DATE_FORMATS, displayDate, INVALID_DATE } from './displayDate.ts'
import type { DateDisplay } from './displayDate.ts'

const evening = '2026-11-24T12:31:00Z'
const malaysia: DateDisplay = { zone: 'Asia/Kuala_Lumpur', format: DATE_FORMATS[0], language: 'en' }

describe('an instant as people read it', () => {
  it('has day, month, year and minute in the zone', () => {
    expect(displayDate(evening, malaysia)).toBe('24 Nov 2026 20:31')
    expect(displayDate(evening, { ...malaysia, zone: 'UTC' })).toBe('24 Nov 2026 12:31')
    expect(displayDate('2026-11-24T18:00:00Z', malaysia)).toBe('25 Nov 2026 02:00')
  })

  it.each([
    ['MMM DD YYYY HH:mm', 'Nov 24 2026 20:31'],
    ['YYYY MMM DD HH:mm', '2026 Nov 24 20:31'],
  ] as const)('follows the order %s', (format, shown) => {
    expect(displayDate(evening, { ...malaysia, format })).toBe(shown)
  })

  it.each([
    ['zh', '2026年11月24日 20:31'],
    ['ms', '24 Nov 2026 20:31'],
    ['ta', '24 நவ. 2026 20:31'],
  ] as const)('names the month in %s', (language, shown) => {
    expect(displayDate(evening, { ...malaysia, language })).toBe(shown)
  })

  it('has one order in Chinese, whichever was chosen, and its parts alone', () => {
    for (const format of DATE_FORMATS) {
      expect(displayDate('2026-02-04T12:31:00Z', { ...malaysia, format, language: 'zh' })).toBe('2026年2月4日 20:31')
      expect(displayDate('2026-02-04', { ...malaysia, format, language: 'zh', part: 'date' })).toBe('2026年2月4日')
      expect(displayDate(evening, { ...malaysia, format, language: 'zh', part: 'time' })).toBe('20:31')
    }
  })

  it.each([
    ['ms', 'Nov 24 2026 20:31', '2026 Nov 24 20:31'],
    ['ta', 'நவ. 24 2026 20:31', '2026 நவ. 24 20:31'],
  ] as const)('follows the other orders in %s', (language, monthFirst, yearFirst) => {
    expect(displayDate(evening, { ...malaysia, language, format: 'MMM DD YYYY HH:mm' })).toBe(monthFirst)
    expect(displayDate(evening, { ...malaysia, language, format: 'YYYY MMM DD HH:mm' })).toBe(yearFirst)
  })

  it('shows midnight as 00:00 and September in three letters', () => {
    expect(displayDate('2026-09-01T16:00:00Z', malaysia)).toBe('02 Sep 2026 00:00')
  })

  it('may be its day or its time alone', () => {
    expect(displayDate(evening, { ...malaysia, part: 'date' })).toBe('24 Nov 2026')
    expect(displayDate(evening, { ...malaysia, part: 'time' })).toBe('20:31')
  })

  it('is the same day in every zone for a calendar date, and reads every form that parseDate reads', () => {
    expect(displayDate('1994-10-14', { ...malaysia, zone: 'America/New_York', part: 'date' })).toBe('14 Oct 1994')
    expect(displayDate('1994-10-14', malaysia)).toBe('14 Oct 1994 00:00')
    expect(displayDate('Tue, 24 Nov 2026 12:31:00 GMT', malaysia)).toBe('24 Nov 2026 20:31')
    expect(displayDate('11/24/2026', malaysia)).toBe(INVALID_DATE)
  })

  it('takes milliseconds too', () => {
    expect(displayDate(Date.parse(evening), malaysia)).toBe('24 Nov 2026 20:31')
  })

  it('keeps to summer time', () => {
    expect(displayDate('2026-07-01T12:00:00Z', { ...malaysia, zone: 'Europe/London' })).toBe('01 Jul 2026 13:00')
  })

  it.each(['', 'soon', '2026-13-45', Number.NaN, Infinity, 9e15])('is an invalid date for %s', (instant) => {
    expect(displayDate(instant, malaysia)).toBe(INVALID_DATE)
  })

  it('counts a zone that does not exist as UTC', () => {
    expect(displayDate(evening, { ...malaysia, zone: 'Mars/Olympus' })).toBe('24 Nov 2026 12:31')
  })
})
