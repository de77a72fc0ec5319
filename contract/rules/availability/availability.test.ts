import { describe, expect, test } from 'vitest'
import { statusFilter } from '../status/statusFilter.ts'
import { availabilityLabel } from './availabilityLabel.ts'
import { whyProgramFlagged } from './whyProgramFlagged.ts'
import { whyUnavailable } from './whyUnavailable.ts'
import { windowEnd, windowStart } from './windowEnd.ts'

const now = Date.parse('2026-06-15T12:00:00Z')
const DAY = 86_400_000
const at = (ms: number) => new Date(ms).toISOString()
const past = at(now - 1)
const future = at(now + 30 * DAY)

describe('the window of a record', () => {
  test('ends for a product by its own entry, else the default one, else the general date', () => {
    const record = {
      lwe: '2026-01-01',
      lwe_prd: [
        { prd: 'default', value: '2026-02-01' },
        { prd: 'one', value: '2026-03-01' },
      ],
    }
    expect(windowEnd(record, 'one')).toBe(Date.parse('2026-03-01'))
    expect(windowEnd(record, 'two')).toBe(Date.parse('2026-02-01'))
    expect(windowEnd(record)).toBe(Date.parse('2026-02-01'))
    expect(windowEnd({ ...record, lwe_prd: [{ prd: 'one', value: '2026-03-01' }] }, 'two')).toBe(
      Date.parse('2026-01-01'),
    )
    expect(windowEnd({ ed_dt: '2026-01-01', ed_dt_prd: record.lwe_prd }, 'one')).toBe(Date.parse('2026-03-01'))
    expect(windowEnd({ ed_dt: '2026-01-01' }, 'one')).toBe(Date.parse('2026-01-01'))
  })

  test('ends with the earlier of licence and end date', () => {
    expect(windowEnd({ lwe: '2026-05-01', ed_dt: '2026-04-01' })).toBe(Date.parse('2026-04-01'))
    expect(windowEnd({ lwe: '2026-03-01', ed_dt: '2026-04-01' })).toBe(Date.parse('2026-03-01'))
    expect(windowEnd({ lwe: '2026-05-01', ed_dt_prd: [{ prd: 'one', value: '2026-04-01' }] }, 'one')).toBe(
      Date.parse('2026-04-01'),
    )
  })

  test('is open where no date is set or none can be read', () => {
    for (const record of [
      {},
      { lwe: 'soon', ed_dt: null },
      { lwe_prd: 'x' },
      { lwe_prd: [null, 'x', { prd: 'one' }] },
    ]) {
      expect(windowEnd(record, 'one')).toBeUndefined()
      expect(windowStart(record)).toBeUndefined()
    }
    expect(windowStart({ lws: '2026-01-01' })).toBe(Date.parse('2026-01-01'))
  })
})

describe('the availability label', () => {
  const label = (record: object, status?: 'archived' | 'published') =>
    availabilityLabel({ ...record }, { product: 'one', now, status })

  test('is EXPIRED from the very instant of the end', () => {
    expect(label({ lwe: at(now) })).toEqual({ label: 'EXPIRED', until: now })
    expect(label({ lwe: at(now + 1) }).label).toBe('ACTIVE')
    expect(label({ lwe: past }, 'archived').label).toBe('EXPIRED')
  })

  test('is FUTURE before the start and no longer at it', () => {
    expect(label({ lws: at(now + 1), lwe: future })).toEqual({ label: 'FUTURE', from: now + 1, until: now + 30 * DAY })
    expect(label({ lws: at(now) }).label).toBe('ACTIVE')
    expect(label({ lws: at(now + 1) }, 'archived').label).toBe('FUTURE')
  })

  test('is EXPIRED where the end lies before a start in the future', () => {
    expect(label({ lws: future, lwe: past }).label).toBe('EXPIRED')
  })

  test('is ACTIVE without dates, ARCHIVED in that status', () => {
    expect(label({}, 'published')).toEqual({ label: 'ACTIVE' })
    expect(label({}, 'archived')).toEqual({ label: 'ARCHIVED' })
  })

  test.each([
    [1, 1],
    [DAY, 1],
    [DAY + 1, 2],
    [7 * DAY, 7],
    [7 * DAY + 1, undefined],
  ])('that ends in %i ms ends in %s days', (left, days) => {
    expect(label({ lwe: at(now + left) }).endsSoonDays).toBe(days)
  })

  test('goes by the product', () => {
    const record = { lwe: future, lwe_prd: [{ prd: 'one', value: past }] }
    expect(availabilityLabel(record, { product: 'one', now }).label).toBe('EXPIRED')
    expect(availabilityLabel(record, { product: 'two', now }).label).toBe('ACTIVE')
  })
})

describe('why a title is unavailable', () => {
  const good = { st: 'published', vce: true, prd: ['one'], lwe: future } as const
  const why = (change: object) => whyUnavailable({ ...good, ...change }, { product: 'one', now })

  test.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['its licence ended', { lwe: past }, ['expired']],
    ['its licence ends now', { lwe: at(now) }, ['expired']],
    ['its end date passed', { ed_dt: past }, ['expired']],
    ['its voice flag is false', { vce: false }, ['voiceOff']],
    ['it is a draft', { st: 'draft' }, ['notPublished']],
    ['it is archived', { st: 'archived' }, ['notPublished']],
    ['the product is not in its list', { prd: ['two'] }, ['productMissing']],
    ['its list is empty', { prd: [] }, ['productMissing']],
    [
      'everything',
      { lwe: past, vce: false, st: 'draft', prd: [] },
      ['expired', 'voiceOff', 'notPublished', 'productMissing'],
    ],
  ])('because of: %s', (_, change, reasons) => expect(why(change)).toEqual(reasons))

  test('absent dates, flags and lists restrict nothing', () => {
    expect(whyUnavailable({ st: 'published' }, { product: 'one', now })).toEqual([])
    expect(whyUnavailable({ st: 'published', prd: ['two'] }, { now })).toEqual([])
    expect(why({ vce: undefined, lwe: undefined })).toEqual([])
    expect(why({ vce: null })).toEqual([])
  })

  test('a draft over a published version is published to viewers', () => {
    expect(why({ st: 'draft', sides: [{ st: 'draft' }, { st: 'published' }] })).toEqual([])
  })
})

describe('why a program is flagged', () => {
  const sg = [{ ctkey: 'a' }, { ctkey: 'b' }, {}, null]

  test.each<[string, object, string[]]>([
    ['nothing is known', {}, []],
    ['its licence date passed', { mn_lic: past }, ['licencePassed']],
    ['its licence date is to come', { mn_lic: future }, []],
    ['its availability flag is false', { mn_avl: false }, ['partsUnavailable']],
    ['its availability flag is true', { mn_avl: true }, []],
  ])('%s', (_, program, reasons) => expect(whyProgramFlagged({ ...program }, { now })).toEqual(reasons))

  test('a segment is unavailable; one of which nothing is known is not', () => {
    expect(whyProgramFlagged({ sg }, { now, available: (key) => key !== 'b' })).toEqual(['segmentsUnavailable'])
    expect(whyProgramFlagged({ sg }, { now, available: () => undefined })).toEqual([])
    expect(whyProgramFlagged({ sg }, { now })).toEqual([])
    expect(whyProgramFlagged({ parts_unavailable: true }, { now })).toEqual(['segmentsUnavailable'])
  })
})

describe('the statuses that a read asks for', () => {
  test('are published, draft and pre-draft for all, which is the default', () => {
    expect(statusFilter('all')).toEqual(['published', 'draft', 'pre-draft'])
    expect(statusFilter(undefined)).toEqual(['published', 'draft', 'pre-draft'])
  })
  test('are one or several, each once', () => {
    expect(statusFilter('archived')).toEqual(['archived'])
    expect(statusFilter('draft, pending,draft')).toEqual(['draft', 'pending'])
    expect(statusFilter('all,archived')).toEqual(['published', 'draft', 'pre-draft', 'archived'])
  })
  test('are none that the house does not know', () => {
    expect(statusFilter('live')).toBeUndefined()
    expect(statusFilter('draft,')).toBeUndefined()
    expect(statusFilter('unpublished')).toBeUndefined()
  })
})
