import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordProblems } from './recordProblems.ts'

const instant = { type: 'string', format: 'date-time' }
const schema = {
  properties: {
    lon: {
      'x-publish': true,
      items: { type: 'object', properties: { lang: { type: 'string' }, n: { type: 'string' } } },
    },
    tags: { items: { type: 'object', properties: { lang: {}, n: {} } } },
    lws: instant,
    lwe: { ...instant, 'x-after': 'lws' },
    lwe_prd: { items: { properties: { prd: {}, value: { ...instant, 'x-after': '/lws' } } } },
    tz: { type: 'string', 'x-zone': true },
    rows: { items: { properties: { from: instant, until: { ...instant, 'x-after': 'from' } } } },
  },
}
const told = (record: unknown) => recordProblems(schema, record).map(({ field, keyword }) => `${field} ${keyword}`)

describe('names that viewers see', () => {
  test.each<[string, unknown, string[]]>([
    ['names in any script', [{ n: 'A' }, { n: '中' }, { n: 'அ' }, { n: '7' }, { n: '௧' }], []],
    ['an entry without a name', [{ lang: 'en', n: 'A' }, { lang: 'zh' }], ['/lon namesMissing']],
    ['a blank name', [{ n: ' \u3000' }], ['/lon namesMissing']],
    ['signs alone', [{ n: 'A' }, { n: '— ! 👍' }], ['/lon/1/n nameList']],
    ['a vowel sign alone', [{ n: '\u0bbe' }], ['/lon/0/n nameList']],
    ['a name that is no text', [{ n: 7 }, null], ['/lon namesMissing']],
    ['no list', 'x', []],
  ])('of %s', (_, lon, problems) => expect(told({ lon })).toEqual(problems))

  test('are not asked of other localized texts', () => expect(told({ tags: [{ lang: 'en', n: '!' }] })).toEqual([]))
})

describe('windows', () => {
  const [early, late] = ['2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']

  test('may not end before they start, wherever they stand', () => {
    const rows = [
      { from: early, until: late },
      { from: late, until: early },
    ]
    const lwe_prd = [
      { prd: 'one', value: late },
      { prd: 'two', value: early },
    ]
    expect(told({ lws: late, lwe: early, lwe_prd, rows })).toEqual([
      '/lwe beforeStart',
      '/lwe_prd/1/value beforeStart',
      '/rows/1/until beforeStart',
    ])
  })

  test('may last no longer than their schema says', () => {
    const show = { properties: { from: instant, to: { ...instant, 'x-after': 'from', 'x-longest': 7_200_000 } } }
    const until = (to: string) => recordProblems(show, { from: early, to })
    expect(until('2026-01-01T02:00:00.000Z')).toEqual([])
    expect(until('2026-01-01T02:00:00.001Z')).toEqual([{ field: '/to', keyword: 'tooLong', params: { hours: 2 } }])
  })

  test('with an end or a start that is absent or unreadable restrict nothing', () => {
    for (const open of [undefined, null, 'soon', 7]) {
      expect(told({ lws: open, lwe: early })).toEqual([])
      expect(told({ lws: late, lwe: open })).toEqual([])
    }
  })

  test('are judged by instants, whatever offset they are written with', () =>
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -720, max: 720 }), (hours, offset) => {
        const start = Date.parse(early)
        const wall = new Date(start + hours * 3_600_000 + offset * 60_000).toISOString().slice(0, 19)
        const [sign, minutes] = [offset < 0 ? '-' : '+', Math.abs(offset)]
        const two = (n: number) => String(n).padStart(2, '0')
        const lwe = `${wall}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
        expect(told({ lws: early, lwe })).toEqual(hours < 0 ? ['/lwe beforeStart'] : [])
      }),
    ))
})

test.each([
  ['Asia/Kuala_Lumpur', []],
  ['UTC', []],
  ['Asia/Kuala_Lumpour', ['/tz noZone']],
  ['', ['/tz noZone']],
])('the time zone "%s" is told where it does not exist', (tz, problems) => expect(told({ tz })).toEqual(problems))
