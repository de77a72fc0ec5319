import { describe, expect, it, test } from 'vitest'
import { RATIO_DEVICES, CONTAINER_KINDS } from '#contract/values/storefront.ts'
import { aContainer, aStorefront, aTab, day, newest, titlesEntry } from '#tests/support/aStorefront.ts'
import { containerKind, KIND_SETTINGS } from '../model/containerKind.ts'
import { deviceRatio } from '../model/deviceRatio.ts'
import { itemsMissing } from './itemsMissing.ts'
import { nameListProblem } from './nameListProblem.ts'
import { problems } from './problems.ts'
import { endsAhead, freeSlots } from './unfollowedEnds.ts'

const now = day('2026-11-22')
const english = { now, languages: ['en'] as const }

describe('a list of names', () => {
  test.each([
    [undefined, 'empty'],
    [[], 'empty'],
    [[{ language: 'en' }], 'missing'],
    [[{ language: 'en', name: '  ' }], 'blank'],
    [
      [
        { language: 'en', name: 'Kids' },
        { language: 'zh', name: '!?' },
      ],
      'noLetter',
    ],
    [
      [
        { language: 'ta', name: 'தமிழ் சினிமா' },
        { language: 'zh', name: '华语电影' },
        { language: 'en', name: '24' },
      ],
      undefined,
    ],
  ])('%j: %s', (names, reason) => expect(nameListProblem(names)?.reason).toBe(reason))
})

it('items are missing where the schema asks for some and none are chosen', () => {
  const schema = { properties: { i: { type: 'array', minItems: 1 }, ap: { type: 'array' } } }
  expect(itemsMissing(schema, {})).toBe('i')
  expect(itemsMissing(schema, { i: [] })).toBe('i')
  expect(itemsMissing(schema, { i: [{}] })).toBeUndefined()
})

describe('the kind of a container', () => {
  test.each(CONTAINER_KINDS)('%s is what the gallery made it', (kind) =>
    expect(containerKind(KIND_SETTINGS[kind])).toBe(kind),
  )
})

describe('ratios', () => {
  it('are the device’s own, else the default’s, else the container’s, else 16x9', () => {
    const settings = { ratio: '4x3', ratios: { tv: '16x6', default: '3x1' } } as const
    expect(RATIO_DEVICES.map((device) => Object.values(deviceRatio(settings, device)).join(' '))).toEqual([
      '16x6 own',
      '3x1 default',
      '3x1 default',
      '3x1 own',
      '3x1 default',
    ])
    expect(deviceRatio({ ratio: '4x3' }, 'mobile')).toEqual({ ratio: '4x3', from: 'container' })
    expect(deviceRatio({}, 'mobile')).toEqual({ ratio: '16x9', from: 'standard' })
  })
})

describe('problems', () => {
  const good = aContainer('good')
  const codes = (storefront: Parameters<typeof problems>[0], facts = {}) =>
    problems(storefront, { ...english, ...facts }).map(
      ({ target, code }) => `${'id' in target ? target.id : 'page'} ${code}`,
    )

  it('are none where all is well', () => {
    expect(codes(aStorefront([aTab('home', ['good'])], [good], { good: [newest] }))).toEqual([])
  })
  it('tell names, languages, dates, ends, content and pictures, each with its field', () => {
    const bad = aContainer('bad', {
      names: [{ language: 'en', name: '…' }],
      startDate: now,
      endDate: day('2026-11-20'),
    })
    const half = aContainer('half', { endDate: day('2026-12-01') })
    const storefront = aStorefront([aTab('home', ['bad', 'half'])], [bad, half], { half: [newest] })
    expect(codes(storefront, { lacksRatio: (id: string) => (id === 'half' ? ['t1'] : []) })).toEqual([
      'bad names',
      'bad startAfterEnd',
      'bad expired',
      'bad itemsMissing',
      'half dateMissing',
      'half ratioMissing',
    ])
    expect(problems(aStorefront([], []), { now, languages: ['en', 'ta'] })).toEqual([
      { target: { of: 'store' }, field: 'names', code: 'nameMissing', languages: ['ta'] },
    ])
  })
  it('tell a title that two rails of a tab show, by what they name or by what they found', () => {
    const rails = [aContainer('one'), aContainer('two')]
    const content = { one: [titlesEntry('t1', 't2')], two: [titlesEntry('t2')] }
    const storefront = aStorefront([aTab('home', ['one', 'two'])], rails, content)
    expect(problems(storefront, english)).toEqual([
      { target: { of: 'tab', id: 'home' }, code: 'duplicate', titles: ['t2'], containers: ['one', 'two'] },
    ])
    expect(codes(storefront, { contentOf: (id: string) => [id] })).toEqual([])
  })
  it('tell an empty tab, and a reusable container that reaches beyond it', () => {
    const shared = aContainer('shared', { ownership: 'reusable', startDate: now, endDate: day('2027-01-01') })
    const dated = { startDate: now, endDate: day('2026-12-01') }
    const storefront = aStorefront([aTab('home', ['shared'], dated), aTab('empty')], [shared], { shared: [newest] })
    expect(codes(storefront)).toEqual(['shared reachesBeyond', 'empty tabEmpty'])
  })
})

describe('time without containers', () => {
  const until = (id: string, from: string, to: string) => aContainer(id, { startDate: day(from), endDate: day(to) })
  const rails = [
    until('a', '2026-11-20', '2026-11-24'),
    until('b', '2026-11-23', '2026-11-25'),
    until('c', '2026-11-28', '2026-11-30'),
  ]
  it('is told, and so is an end without a successor', () => {
    const storefront = aStorefront([aTab('home', ['a', 'b', 'c'])], rails)
    expect(freeSlots(storefront)).toEqual([
      { tab: 'home', from: day('2026-11-25'), until: day('2026-11-28') },
      { tab: 'home', from: day('2026-11-30') },
    ])
    expect(endsAhead(storefront, now).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
  it('does not exist where something always shows', () => {
    expect(freeSlots(aStorefront([aTab('home', ['a', 'z'])], [...rails, aContainer('z')]))).toEqual([])
  })
})
