import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ENTRY_ITEMS, SOURCE_TYPES, sourcePriority } from '#contract/values/storefront.ts'
import { contents, newest, titlesEntry } from '#tests/support/aStorefront.ts'
import { chooseEntry, switchType, typeOfSource } from './chooseContent.ts'
import { contentAddress, readContentAddress } from './contentAddress.ts'
import type { CurationEntry } from './entry.ts'
import { pastedTexts, readPaste } from './pastedTitles.ts'
import { openTemporary, stepTemporary, type TemporaryStep } from './temporaryContent.ts'
import { pinned, withPins } from './titles.ts'

const listed = (source: 'live' | 'cmsstore' | 'collection' | 'syndication', ...ids: string[]): CurationEntry => ({
  source,
  items: ids.map((id) => ({ id })),
  priority: sourcePriority(source),
})
const arrivals: CurationEntry = { source: 'predefined', rail: 'new_arrival', priority: 7 }
const leaving: CurationEntry = { source: 'predefined', rail: 'leaving_soon', priority: 7 }
const sources = (content: readonly CurationEntry[]) => content.map(({ source }) => source)

test('priorities run from manual 1 to time-based 9', () => {
  expect(SOURCE_TYPES.map((source) => `${source} ${sourcePriority(source)}`)).toEqual([
    'manual 1',
    'live 2',
    'cmsstore 3',
    'collection 4',
    'syndication 5',
    'query 6',
    'predefined 7',
    'recommended 8',
    'timebased 9',
  ])
})

describe('choosing content', () => {
  it.each(['manual', 'live', 'cmsstore'] as const)('of %s replaces all that was chosen', (source) => {
    const entry: CurationEntry = { source, items: [{ id: 'x' }], priority: sourcePriority(source) }
    const { content, lost } = chooseEntry([listed('collection', 'c'), listed('syndication', 's')], entry)
    expect(content).toEqual([entry])
    expect(sources(lost)).toEqual(['collection', 'syndication'])
  })
  it('has one query, the latest', () => {
    const other: CurationEntry = { ...newest, count: 5 }
    expect(chooseEntry([newest], other)).toEqual({ content: [other], lost: [] })
  })
  it('puts together what goes together, by priority', () => {
    const { content } = chooseEntry([listed('syndication', 's')], listed('collection', 'c'))
    expect(sources(content)).toEqual(['collection', 'syndication'])
    expect(chooseEntry([arrivals], leaving).content).toHaveLength(2)
  })
  it('loses what belongs to another type of container, and says so', () => {
    expect(chooseEntry([newest], arrivals)).toEqual({ content: [arrivals], lost: [newest] })
    expect(switchType([newest], 'predefined')).toEqual({ content: [], lost: [newest] })
    expect(typeOfSource('live')).toBe('manual_curation')
  })
})

describe('temporary content', () => {
  const after = (...steps: TemporaryStep[]) => steps.reduce(stepTemporary, openTemporary([newest]))
  it('warns before content is lost, and keeps it until it is answered', () => {
    const warned = after({ kind: 'add', entry: titlesEntry('t1') })
    expect(warned).toMatchObject({ warning: 'contentLoss', lost: [newest] })
    expect(stepTemporary(warned, { kind: 'clear' })).toBe(warned)
    expect(stepTemporary(warned, { kind: 'answer', keep: false })).toEqual(openTemporary([newest]))
    expect(stepTemporary(warned, { kind: 'answer', keep: true }).chosen).toEqual([titlesEntry('t1')])
  })
  it('warns of unsaved changes on leaving, and only then', () => {
    expect(after({ kind: 'leave' }).warning).toBeUndefined()
    expect(after({ kind: 'clear' }, { kind: 'leave' }).warning).toBe('unsaved')
    expect(after({ kind: 'clear' }, { kind: 'leave' }, { kind: 'answer', keep: false }).chosen).toEqual([newest])
  })
  it('is set, and loses one entry by its name', () => {
    expect(after({ kind: 'set', entries: [{ ...newest, count: 3 }] }).chosen).toEqual([{ ...newest, count: 3 }])
    expect(after({ kind: 'remove', key: 'query' }).chosen).toEqual([])
    expect(after({ kind: 'switchType', type: 'predefined' }).warning).toBe('contentLoss')
  })
})

describe('pins', () => {
  it('keep their slots whatever the query finds', () => {
    const found = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    const pins = [
      { slot: 3, item: { id: 'x' } },
      { slot: 1, item: { id: 'c' } },
    ]
    expect(withPins(found, pins).map(({ id }) => id)).toEqual(['c', 'a', 'x', 'b', 'd'])
    expect(withPins([], pins).map(({ id }) => id)).toEqual(['c', 'x'])
  })
  it('are one to a slot and one to a title', () => {
    const content = pinned(pinned([newest], 1, { id: 'x' }), 2, { id: 'x' })
    expect(content).toMatchObject([{ pins: [{ slot: 2, item: { id: 'x' } }] }])
    expect(pinned(content, 2, { id: 'x' })).toBe(content)
    expect(pinned(content, 2, undefined)).toMatchObject([{ pins: [] }])
  })
})

describe('addresses of content', () => {
  it('say what the entry says', () => {
    fc.assert(
      fc.property(contents, (content) => {
        for (const entry of content) {
          const asked = readContentAddress(contentAddress(entry))
          expect(asked?.source).toBe(entry.source)
          if ('items' in entry) expect(asked).toMatchObject({ ids: entry.items.map(({ id }) => id) })
          if ('query' in entry) expect(asked).toMatchObject({ query: entry.query })
          if ('rail' in entry) expect(asked).toMatchObject({ rail: entry.rail })
        }
      }),
    )
  })
  it('of a page name the page', () => {
    expect(readContentAddress('/storefront/urn/page/abc-1?policy_evaluate=false')).toEqual({
      source: 'page',
      id: 'abc-1',
    })
  })
  it.each([
    'https://evil.example/storefront/content/query?q={}',
    '//evil.example/storefront/content/manual?ids=1',
    'javascript:alert(1)',
    '/storefront/content/../../user/setting/list',
    '/storefront/content/query/../../audit?q={}',
    '/storefront/urn/page/../container/x',
    '/storefront/content/manual\\..\\x?ids=1',
    '/storefront/content/manual?ids=%E0%A4%A',
    '/storefront/content/query?q=not json',
    '/storefront/content/query?q={"filter":[{"term":"x"}]}',
    '/storefront/content/predefined?kind=continue_watching',
    `/storefront/content/manual?ids=${'x'.repeat(20_000)}`,
    '',
    undefined,
    { cu: 1 },
  ])('that are none of ours are read as nothing: %s', (cu) => expect(readContentAddress(cu)).toBeUndefined())
})

describe('a paste', () => {
  it('is told line by line', () => {
    const texts = pastedTexts('t1\n"Dune; Part Two"\tLife of Pi\r\nnobody\nt1\n\n')
    const catalogue: Record<string, { id: string }[]> = {
      t1: [{ id: 't1' }],
      '"Dune': [{ id: 'd1' }, { id: 'd2' }],
      'Life of Pi': [{ id: 'p' }],
    }
    const report = readPaste(texts, new Set(['p']), (text) => catalogue[text] ?? [])
    expect(report.taken).toEqual([{ id: 't1' }])
    expect(report.ambiguous.map(({ text }) => text)).toEqual(['"Dune'])
    expect(report.repeated).toEqual(['Life of Pi', 't1'])
    expect(report.unknown).toEqual(['Part Two"', 'nobody'])
    const full = new Set(Array.from({ length: ENTRY_ITEMS - 1 }, (_, nth) => `x${nth}`))
    const { taken, beyond } = readPaste(['a', 'b', 'x1'], full, (text) => [{ id: text }])
    expect([taken, beyond]).toEqual([[{ id: 'a' }], ['b']])
  })
})
