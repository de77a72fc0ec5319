import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LoadRule } from '#contract/schemas/ads.ts'
import { adLimitBy, adLoadOf } from './adLoadOf.ts'
import { addressProblem, filledAddress, macrosIn } from './vastAddress.ts'
import { hoursOf, loadLimits } from './loadLimits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const ad = (minute: number, minutes: number) => ({ from: minute * MINUTE, to: (minute + minutes) * MINUTE })

describe('limits', () => {
  const rules: LoadRule[] = [
    { ads: 12 * MINUTE, breaks: 4 },
    { from: 18, to: 22, ads: 9 * MINUTE },
    { cty: ['movie'], ads: 6 * MINUTE },
    { prd: ['rimba-my'], breaks: 3 },
  ]
  test.each([
    ['an hour that nobody speaks of has those of all', { hour: 9 }, { ads: 12, breaks: 4 }],
    ['an hour of its own has those', { hour: 18 }, { ads: 9, breaks: 4 }],
    ['the hour at which a rule ends is no part of it', { hour: 22 }, { ads: 12, breaks: 4 }],
    ['the type of title counts before the hour', { hour: 18, type: 'movie' }, { ads: 6, breaks: 4 }],
    ['the product before both, for what its rule says', { hour: 18, product: 'rimba-my' }, { ads: 9, breaks: 3 }],
    ['of hours nobody knows those of all the day count', {}, { ads: 12, breaks: 4 }],
  ])('%s', (_, place, { ads, breaks }) => {
    expect(loadLimits({ rules }, place)).toEqual({ ads: ads * MINUTE, breaks })
  })

  test('hours may go over midnight', () => {
    expect(hoursOf({ from: 22, to: 2 })).toEqual([22, 23, 0, 1])
    expect(hoursOf({})).toHaveLength(24)
  })
})

describe('ads of a title', () => {
  const policy = { rules: [{ ads: 6 * MINUTE, breaks: 2, longest: 3 * MINUTE, apart: 10 * MINUTE }] }

  test('are counted by the hour from its start, and a break over the hour in both', () => {
    expect(adLoadOf([ad(10, 3), ad(40, 3), ad(58, 3)], policy)).toEqual([
      { code: 'hourFull', range: { from: 0, to: HOUR }, value: 8 * MINUTE, limit: 6 * MINUTE },
      { code: 'manyBreaks', range: { from: 0, to: HOUR }, value: 3, limit: 2 },
    ])
  })

  test('are one break where they touch, which may be too long or too near to the next', () => {
    expect(
      adLoadOf([ad(31, 1), ad(20, 2), ad(22, 2)], policy).map(({ code, value }) => [code, value / MINUTE]),
    ).toEqual([
      ['longBreak', 4],
      ['closeBreaks', 7],
    ])
  })

  test('are not counted by what says nothing of them', () => {
    const strict = [{ ads: 0 }]
    expect(adLoadOf([ad(1, 2)], { rules: strict, prd: ['other'] }, { product: 'rimba-my' })).toEqual([])
    expect(adLoadOf([ad(1, 2)], { rules: [{ ads: 0, from: 6, to: 7 }] })).toEqual([])
    expect(adLoadOf([ad(1, -2), { from: Number.NaN, to: 1 }], { rules: strict })).toEqual([])
  })

  test('at a known time are counted by the clock of the zone of the policy', () => {
    const night = { rules: [{ ads: 0, from: 22, to: 24 }], tz: 'Asia/Kuala_Lumpur' }
    const airs = Date.UTC(2026, 10, 23, 13, 30)
    const found = adLoadOf([ad(10, 1), ad(35, 1)], night, { airs })
    expect(found).toEqual([
      { code: 'hourFull', range: { from: 30 * MINUTE, to: 90 * MINUTE }, value: MINUTE, limit: 0 },
    ])
    expect(adLimitBy([night, { rules: [{ ads: 5 }] }], undefined)(Date.UTC(2026, 10, 23, 14))).toBe(0)
    expect(adLimitBy([night], undefined)(Date.UTC(2026, 10, 23, 12))).toBe(Infinity)
  })

  test('keep every one of several policies: what is told is the strictest', () => {
    const found = adLoadOf([ad(1, 8)], [policy, { rules: [{ ads: MINUTE }] }])
    expect(found.map(({ code, limit }) => [code, limit / MINUTE])).toEqual([
      ['hourFull', 1],
      ['longBreak', 3],
    ])
  })
})

test('nothing more is found where a policy allows more', () => {
  const breaks = fc.array(
    fc
      .record({ from: fc.nat(10 * HOUR), length: fc.integer({ min: 1, max: 20 * MINUTE }) })
      .map(({ from, length }) => ({
        from,
        to: from + length,
      })),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(breaks, fc.nat(HOUR), fc.nat(HOUR), (list, one, more) => {
      const found = (ads: number) => adLoadOf(list, { rules: [{ ads }] }).map(({ range }) => range.from)
      const few = found(one)
      return found(one + more).every((hour) => few.includes(hour))
    }),
  )
})

describe('the address of an ad tag', () => {
  test.each([
    'https://ads.example.com/vast?genre={genre}&cb=[CACHEBUSTING]',
    'https://ads.example.com',
    'https://ADS.example.com:443/a/[CONTENTID].xml',
    'https://广告.例子.中国/vast',
    'https://xn--ads-xyz.xn--fiqs8s/vast',
  ])('may be %s', (address) => expect(addressProblem(address, ['genre'])).toBeUndefined())

  test.each([
    ['http://ads.example.com/vast', 'adHttps'],
    ['ftp://ads.example.com', 'adHttps'],
    ['//ads.example.com', 'adHttps'],
    ['javascript:alert(1)', 'adHttps'],
    ['https://ann@ads.example.com/', 'adCredentials'],
    ['https://ann:secret@ads.example.com/', 'adCredentials'],
    ['https://ads.example.com@127.0.0.1/', 'adCredentials'],
    ['https://ads.example.com/#x', 'adFragment'],
    ['https://localhost/vast', 'adHost'],
    ['https://ads/vast', 'adHost'],
    ['https://ads.internal/vast', 'adHost'],
    ['https://127.0.0.1/', 'adHost'],
    ['https://2130706433/', 'adHost'],
    ['https://127.0.0.0x1/', 'adHost'],
    ['https://①②⑦.0.0.1/', 'adHost'],
    ['https://[::1]/', 'adHost'],
    ['https://[HOST].example.com/', 'adHost'],
    ['https://{host}/', 'adHost'],
    ['https://ads..example.com/', 'adHost'],
    ['https://ads.example.com:8080/', 'adPort'],
    ['https://ads.example.com/a b', 'adBlank'],
    ['https://ads.example.com\\@127.0.0.1/', 'adBlank'],
    ['https://ads.example.com/?a=[', 'adMacro'],
    ['https://ads.example.com/?a=[]', 'adMacro'],
    ['https://ads.example.com/?a={genre', 'adMacro'],
    ['https://ads.example.com/?a=[WITH BLANK]', 'adBlank'],
    ['https://ads.example.com/?a={mood}', 'adAttribute'],
  ] as const)('is not %s: %s', (address, problem) => expect(addressProblem(address, ['genre'])).toBe(problem))

  test('is filled in where it has macros, and nowhere else', () => {
    const address = 'https://a.example.com/?g={genre}&cb=[CB]&again={genre}&x=[X]'
    expect(macrosIn(address).map(({ text }) => text)).toEqual(['{genre}', '[CB]', '[X]'])
    const values: Readonly<Record<string, string>> = { genre: 'true & false', CB: '7' }
    expect(filledAddress(address, ({ name }) => values[name])).toBe(
      'https://a.example.com/?g=true%20%26%20false&cb=7&again=true%20%26%20false&x=',
    )
  })
})
