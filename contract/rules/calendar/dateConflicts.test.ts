import { describe, expect, it, test } from 'vitest'
import type { DateFacts } from '#contract/schemas/publicationCalendar.ts'
import { dateConflicts, dayConflicts } from './dateConflicts.ts'
import { mendedDates } from './mendedDates.ts'

const iso = (date: string) => `2026-${date}T00:00:00.000Z`
const at = (date: string) => Date.parse(iso(date))
const now = at('11-20')
type Kind = Parameters<typeof dateConflicts>[1]['kind']
const codes = (kind: Kind, dates: { start?: number; end?: number }, facts: Partial<DateFacts> = {}) =>
  dateConflicts(dates, { kind, facts: { live: false, ...facts }, now }).map(({ code }) => code)

describe('dates that are held against each other', () => {
  test.each([
    ['nothing, where nothing is set', 'licence', {}, {}, []],
    [
      'a release before the licence',
      'release',
      { start: at('11-25') },
      { licence: { start: iso('12-01') } },
      ['releaseTooEarly'],
    ],
    [
      'a release when the licence is over',
      'release',
      { start: at('12-01') },
      { licence: { end: iso('12-01') } },
      ['releaseTooLate'],
    ],
    ['a release within it: nothing', 'release', { start: at('12-01') }, { licence: { start: iso('12-01') } }, []],
    [
      'the same from the side of the licence',
      'licence',
      { end: at('12-01') },
      { timing: { start: iso('12-05') } },
      ['releaseTooLate'],
    ],
    ['going off before going on', 'release', { start: at('12-05'), end: at('12-01') }, {}, ['timingCrosses']],
    [
      'a release that failed, whatever else',
      'release',
      { start: at('11-01') },
      { timing: { failed: true }, licence: { start: iso('12-01') } },
      ['failed'],
    ],
    ['what is live without a licence', 'licence', { end: at('11-01') }, { live: true }, ['unlicensed']],
    ['what is live before its licence', 'licence', { start: at('12-01') }, { live: true }, ['unlicensed']],
    ['a licence that ends before it begins', 'licence', { start: at('12-02'), end: at('12-01') }, {}, ['turned']],
    ['a page that ends before it begins', 'page', { start: at('12-02'), end: at('12-01') }, {}, ['turned']],
  ] as const)('%s', (_, kind, dates, facts, found) => expect(codes(kind, dates, facts)).toEqual(found))

  it('a title that containers still show when its licence has ended, by how many', () => {
    const shown = [
      { id: 'a', lon: [], end: iso('12-31') },
      { id: 'b', lon: [] },
      { id: 'c', lon: [], end: iso('11-30') },
      { id: 'd', lon: [], end: iso('11-19') },
    ]
    expect(dateConflicts({ end: at('12-01') }, { kind: 'licence', facts: { live: false, shown }, now })).toEqual([
      { code: 'shownBeyond', count: 2 },
    ])
    expect(codes('licence', {}, { shown })).toEqual([])
  })
  it('a container with titles that end before it does, unless it is over', () => {
    const titleEnds = [iso('11-25'), iso('12-05'), iso('12-31')]
    expect(dateConflicts({ end: at('12-10') }, { kind: 'container', facts: { live: true, titleEnds }, now })).toEqual([
      { code: 'showsEnding', count: 2 },
    ])
    expect(codes('container', { end: at('11-19') }, { titleEnds })).toEqual([])
  })
})

describe('days of channels', () => {
  const found = (dt: string, st: 'draft' | 'published', gaps = 0) =>
    dayConflicts({ dt: `2026-${dt}`, st, gaps }, now).map(({ code }) => code)
  it('are told with gaps, and as drafts when they are near; never when they are over', () => {
    expect(found('11-21', 'draft')).toEqual(['notPublished'])
    expect(found('11-25', 'draft')).toEqual([])
    expect(found('11-25', 'published', 2)).toEqual(['gaps'])
    expect(found('11-19', 'draft', 2)).toEqual([])
  })
})

describe('one move that ends a conflict', () => {
  type Code = Parameters<typeof mendedDates>[0]
  const mended = (code: Code, kind: Kind, dates: { start?: number; end?: number }, facts: Partial<DateFacts>) =>
    mendedDates(code, dates, { kind, facts: { live: false, ...facts }, now })
  const shown = (...ends: (string | undefined)[]) =>
    ends.map((end, nth) => ({ id: `${nth}`, lon: [], ...(end !== undefined && { end: iso(end) }) }))

  it('begins a release with its licence, unless it would end before', () => {
    const facts = { licence: { start: iso('12-01') } }
    expect(mended('releaseTooEarly', 'release', { start: at('11-25') }, facts)).toEqual({ start: at('12-01') })
    expect(mended('releaseTooEarly', 'release', { start: at('11-25'), end: at('11-28') }, facts)).toBeUndefined()
    expect(mended('releaseTooEarly', 'licence', { start: at('12-01') }, facts)).toBeUndefined()
  })

  it('licenses a title for as long as it is shown, where that has an end', () => {
    const dates = { end: at('11-30') }
    expect(mended('shownBeyond', 'licence', dates, { shown: shown('12-05', '12-31') })).toEqual({ end: at('12-31') })
    expect(mended('shownBeyond', 'licence', dates, { shown: shown('12-05', undefined) })).toBeUndefined()
  })

  it('ends a container with the first of its titles that is still to end', () => {
    const dates = { start: at('11-10'), end: at('12-31') }
    const facts = { titleEnds: [iso('12-24'), iso('12-05')] }
    expect(mended('showsEnding', 'container', dates, facts)).toEqual({ start: at('11-10'), end: at('12-05') })
    expect(mended('showsEnding', 'container', dates, { titleEnds: [iso('11-15')] })).toBeUndefined()
    expect(mended('failed', 'release', dates, {})).toBeUndefined()
  })
})
