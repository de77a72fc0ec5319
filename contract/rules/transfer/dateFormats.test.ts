import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DATE_FORMATS, type DateFormat } from '#contract/values/dateFormats.ts'
import { guessDateFormat, readFormatted } from './dateFormats.ts'

const read = (text: string, format: DateFormat, zone = 'UTC') => {
  const at = readFormatted(text, format, zone)
  return at === undefined ? undefined : new Date(at).toISOString().replace('T00:00:00.000Z', '')
}

describe('dates of other catalogues', () => {
  it.each<[string, DateFormat, string | undefined]>([
    ['1998-06-12', 'iso', '1998-06-12'],
    ['Jun 12 1998', 'iso', undefined],
    ['Jun 12 1998', 'monthName', '1998-06-12'],
    ['June 12, 1998', 'monthName', '1998-06-12'],
    ['Fri, 12 Jun 1998', 'monthName', '1998-06-12'],
    ['12th June 1998', 'monthName', '1998-06-12'],
    ['12-jun-98', 'monthName', '1998-06-12'],
    ['Feb 30 1998', 'monthName', undefined],
    ['12/06/1998', 'dayFirst', '1998-06-12'],
    ['12.6.98', 'dayFirst', '1998-06-12'],
    ['13/06/1998', 'monthFirst', undefined],
    ['06/12/1998', 'monthFirst', '1998-06-12'],
    ['06/12/1998 8:05 PM', 'monthFirst', '1998-06-12T20:05:00.000Z'],
    ['06/12/1998 12:05 am', 'monthFirst', '1998-06-12T00:05:00.000Z'],
    ['1998/6/12', 'yearFirst', '1998-06-12'],
    ['1998年6月12日', 'yearFirst', '1998-06-12'],
    ['1998', 'year', '1998-01-01'],
    ['98', 'year', undefined],
    ['897609600000', 'epochMs', '1998-06-12'],
    ['897609600', 'epochS', '1998-06-12'],
    ['-1', 'epochS', '1969-12-31T23:59:59.000Z'],
    ['TBD', 'monthName', undefined],
    ['1998-06-12', 'dayFirst', '1998-06-12'],
  ])('%s as %s', (text, format, expected) => {
    expect(read(text, format)).toBe(expected)
  })

  it('have their time on the clocks of the zone', () => {
    expect(read('06/12/1998 08:00', 'dayFirst', 'Asia/Kuala_Lumpur')).toBe('1998-12-06')
  })

  it.each<[readonly unknown[], DateFormat]>([
    [['Jun 12 1998', 'TBD', 'Aug 07 1998'], 'monthName'],
    [['12/06/1998', '01/02/1999'], 'dayFirst'],
    [['01/02/1999', '06/13/1998'], 'monthFirst'],
    [['1998', 2001], 'year'],
    [[897609600000, '897609700000'], 'epochMs'],
    [[897609600, 897609700], 'epochS'],
    [['2026-11-24', 'Jun 12 1998'], 'monthName'],
    [['2026-11-24', '24 November'], 'iso'],
    [[], 'iso'],
    [['', null, {}], 'iso'],
  ])('are guessed from the cells of their column: %j', (cells, expected) => {
    expect(guessDateFormat(cells)).toBe(expected)
  })

  it('are a day of the calendar or none, whatever stands in a cell', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.constantFrom(...DATE_FORMATS), (text, format) => {
        const at = readFormatted(text, format, 'UTC')
        expect(at === undefined || !Number.isNaN(new Date(at).getTime())).toBe(true)
      }),
    )
  })
})
