import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DATE_FORMATS, displayDate } from '#contract/rules/dates/displayDate.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { readTypedDate } from './readTypedDate.ts'

const kl = (text: string) => {
  const instant = readTypedDate(text, 'Asia/Kuala_Lumpur', 'en')
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

describe('a typed date', () => {
  it.each([
    ['24 Nov 2026 20:31', '2026-11-24T12:31:00.000Z'],
    ['Nov 24 2026 20:31', '2026-11-24T12:31:00.000Z'],
    ['2026 Nov 24', '2026-11-23T16:00:00.000Z'],
    ['24 november 2026, 9:05', '2026-11-24T01:05:00.000Z'],
    ['24/11/2026', '2026-11-23T16:00:00.000Z'],
    ['1.2.2026 08:00', '2026-02-01T00:00:00.000Z'],
    ['2026-11-24T20:31', '2026-11-24T12:31:00.000Z'],
    ['2026-11-24T12:31:00Z', '2026-11-24T12:31:00.000Z'],
    ['Tue, 24 Nov 2026 12:31:00 +0000', '2026-11-24T12:31:00.000Z'],
  ])('%s is %s in Kuala Lumpur', (text, instant) => {
    expect(kl(text)).toBe(instant)
  })

  it.each(['', 'soon', '31 Feb 2026', '24 Nov', '24 Nov 2026 25:00', '24 Nov 2026 2027', '32/11/2026', 'Nov Nov 2026'])(
    '%s is none',
    (text) => {
      expect(kl(text)).toBeUndefined()
    },
  )

  it('is whatever the console shows, in every language and order', () => {
    const minutes = fc.integer({ min: Date.UTC(1950, 0), max: Date.UTC(2100, 0) }).map((ms) => ms - (ms % 60_000))
    const zone = 'Asia/Kolkata'
    fc.assert(
      fc.property(
        minutes,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...DATE_FORMATS),
        (instant, language, format) => {
          const text = displayDate(instant, { zone, format, language })
          return readTypedDate(text, zone, language) === instant
        },
      ),
    )
  })
})
