import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/values/languages.ts'
import { createI18nProvider } from '../i18n/createI18nProvider.ts'
import { createFormatter } from './createFormatter.ts'

const noon = Date.parse('2026-11-24T04:00:00Z')

async function formatterIn(language: Language, timeZone = 'Asia/Kuala_Lumpur') {
  const words = createI18nProvider({ lang: '' })
  await words.changeLocale(language)
  return createFormatter(
    { language, dateFormat: 'DD MMM YYYY HH:mm', timeZone },
    { translate: (key, values) => words.translate(key, values), now: () => noon },
  )
}

describe('dates', () => {
  it('are shown in the user’s zone, and say which', async () => {
    const format = await formatterIn('en')
    expect(format.dateTime('2026-11-24T12:31:00Z')).toBe('24 Nov 2026 20:31')
    expect(format.date('2026-11-24T12:31:00Z')).toBe('24 Nov 2026')
    expect(format.time('2026-11-24T12:31:00Z')).toBe('20:31')
    expect(format.zoneLabel()).toBe('Asia/Kuala_Lumpur, UTC+8')
  })

  it('tell the offset of their own day, not of today', async () => {
    const format = await formatterIn('en', 'Europe/London')
    expect(format.zoneLabel('2026-07-01T00:00:00Z')).toBe('Europe/London, UTC+1')
    expect(format.zoneLabel('2026-12-01T00:00:00Z')).toBe('Europe/London, UTC')
  })

  it('say in words that a text is none', async () => {
    expect((await formatterIn('en')).dateTime('soon')).toBe('Invalid date')
    expect((await formatterIn('zh')).dateTime('soon')).toBe('无效日期')
    expect((await formatterIn('en')).relativeDays('soon')).toBe('Invalid date')
  })

  it('are counted in days by the midnights of the zone', async () => {
    const format = await formatterIn('en')
    expect(format.relativeDays('2026-11-30T15:59:00Z')).toBe('in 6 days')
    expect(format.relativeDays('2026-11-12T04:00:00Z')).toBe('12 days ago')
    expect(format.relativeDays('2026-11-24T15:59:59Z')).toBe('today')
    expect(format.relativeDays('2026-11-24T16:00:00Z')).toBe('tomorrow')
  })

  it.each([
    ['zh', '6天后'],
    ['ms', 'dalam 6 hari'],
    ['ta', '6 நாட்களில்'],
  ] as const)('are counted in %s as %s', async (language, words) => {
    expect((await formatterIn(language)).relativeDays('2026-11-30T04:00:00Z')).toBe(words)
  })
})

describe('numbers', () => {
  it.each(['en', 'zh', 'ms', 'ta'] as const)('are grouped by thousands in %s', async (language) => {
    expect((await formatterIn(language)).number(118533)).toBe('118,533')
  })

  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [88_000, '88 kB'],
    [2_400_000, '2.4 MB'],
    [67_108_864, '67 MB'],
    [128_000_000, '128 MB'],
    [999_960, '1 MB'],
    [3_100_000_000, '3.1 GB'],
  ])('of bytes carry their unit: %i is %s', async (bytes, words) => {
    expect((await formatterIn('en')).bytes(bytes)).toBe(words)
  })

  it('may be shares', async () => {
    expect((await formatterIn('en')).percent(0.784)).toBe('78%')
  })

  it('tells apart what holds together and what is a choice', async () => {
    const format = await formatterIn('en')
    expect(format.list(['gold', 'silver'])).toBe('gold and silver')
    expect(format.anyOf(['gold', 'silver'])).toBe('gold or silver')
  })

  it.each([
    [45 * 60_000, '45 min'],
    [116 * 60_000, '1 h 56 min'],
    [7_200_000, '2 h'],
    [90_000, '1 min 30 s'],
    [40, '40 ms'],
    [0, '0 ms'],
    [3_599_600, '1 h'],
  ])('of time carry their units: %i ms are %s', async (milliseconds, words) => {
    expect((await formatterIn('en')).duration(milliseconds)).toBe(words)
  })

  it('of time are worded in the language', async () => {
    expect((await formatterIn('zh')).duration(116 * 60_000)).toBe('1 小时 56 分钟')
  })
})
