import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { menuFrom } from './menuFrom.ts'

const label = { en: 'Movies', zh: '电影', ms: 'Filem', ta: 'படங்கள்' }
const item = { id: 'movies', kind: 'item', label, page: 'cp_datastore', path: 'vod/movie', icon: 'movie' }
const section = (items: unknown) => ({ id: 'data', label, icon: 'data', items })
const itemsOf = (items: unknown) => menuFrom({ sections: [section(items)] }).sections[0]?.items

describe('a menu out of a configuration', () => {
  it('is taken over as it stands where it is sound', () => {
    const whole = {
      sections: [
        section([
          item,
          { id: 'line', kind: 'divider' },
          { id: 'more', kind: 'collapse', label, area: 'live', children: [item], offWhileLocked: true },
        ]),
      ],
    }
    expect(menuFrom(whole)).toEqual(whole)
  })

  test.each([undefined, null, 'menu', 7, [], {}, { sections: {} }, { sections: [null, 'x', {}, { id: 5 }] }])(
    '%j is a menu without sections',
    (attrs) => expect(menuFrom(attrs)).toEqual({ sections: [] }),
  )

  test.each([
    ['no items', undefined],
    ['an item that is nothing', [null, 'x', []]],
    ['an item without an id', [{ ...item, id: undefined }]],
    ['a kind that nobody knows', [{ ...item, kind: 'script' }]],
    ['a page that nobody knows', [{ ...item, page: '__proto__' }]],
  ])('%s costs that line alone', (_, items) => expect(itemsOf(items)).toEqual([]))

  it('shows English words where a language is missing, and none where there are none', () => {
    expect(itemsOf([{ ...item, label: { en: 'Movies', zh: 5 } }])?.[0]).toMatchObject({
      label: { en: 'Movies', zh: 'Movies', ms: 'Movies', ta: 'Movies' },
    })
    expect(itemsOf([{ ...item, label: null }])?.[0]).toMatchObject({ label: { en: '' } })
  })

  it('has an end in depth and in number', () => {
    let deep: object = item
    for (let level = 0; level < 10_000; level++) deep = { id: `${level}`, kind: 'group', label, children: [deep] }
    expect(JSON.stringify(itemsOf([deep])).match(/"kind"/g)?.length).toBeLessThan(10)
    expect(itemsOf(Array.from({ length: 5_000 }, () => item))?.length).toBe(500)
  })

  it('holds nothing but what a menu has, whatever was stored', () => {
    const wild = fc.letrec((tie) => ({
      entry: fc.oneof(
        fc.jsonValue(),
        fc.record({
          id: fc.oneof(fc.string(), fc.jsonValue()),
          kind: fc.oneof(fc.constantFrom('group', 'collapse', 'item', 'link', 'divider'), fc.jsonValue()),
          label: fc.jsonValue(),
          path: fc.jsonValue(),
          children: fc.oneof(fc.jsonValue(), fc.array(tie('entry'), { maxLength: 3 })),
        }),
      ),
    })).entry
    fc.assert(
      fc.property(fc.array(wild, { maxLength: 4 }), (items) => {
        const menu = menuFrom({ sections: [section(items)] })
        expect(menuFrom(menu)).toEqual(menu)
      }),
    )
  })
})
