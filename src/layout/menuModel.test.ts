import { describe, expect, it } from 'vitest'
import type { MenuConfig, MenuEntry } from '#contract/registry/menu.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { MenuNode, MenuParts } from './menuModel.ts'
import { firstScreen, linksOf, placeOf, shownSections } from './menuModel.ts'

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const aType = (type: string, area: TypeSummary['area'], page: TypeSummary['page']) =>
  ({ type, area, page, labels: { one: label(type), many: label(type) } }) as unknown as TypeSummary
const section = (id: string, items: MenuEntry[]) => ({ id, label: label(id), icon: id, items })
const menu: MenuConfig = {
  sections: [
    section('datastore', [
      { id: 'vod', kind: 'collapse', label: label('VOD'), area: 'vod' },
      { id: 'line', kind: 'divider' },
      {
        id: 'live',
        kind: 'collapse',
        label: label('Live'),
        area: 'live',
        children: [
          {
            id: 'guides',
            kind: 'collapse',
            label: label('Guides'),
            children: [{ id: 'epg', kind: 'item', label: label('EPG'), page: 'epg', path: 'live/epg' }],
          },
        ],
      },
    ]),
    section('ads', [
      {
        id: 'tags',
        kind: 'group',
        label: label('Tags'),
        children: [
          { id: 'adtag', kind: 'item', label: label('Tags'), page: 'cp_adconfig', path: 'ad/tag' },
          { id: 'help', kind: 'link', label: label('Help'), path: 'https://help.example/ads' },
        ],
      },
    ]),
  ],
}
const parts: MenuParts = {
  menu,
  product: 'rimba-my',
  disabled: new Set<string>(),
  hasScreen: () => true,
  may: () => true,
  types: [aType('movie', 'vod', 'cp_datastore'), aType('channel', 'live', 'cp_live')],
}
const shape = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map((node) => ('nodes' in node ? [node.kind, node.id, shape(node.nodes)] : [node.kind, node.id]))
const sectionOf = (more: Partial<MenuParts>, at = 0) => shape(shownSections({ ...parts, ...more })[at]?.nodes ?? [])

describe('the menu', () => {
  it('has items, links, groups, collapses one inside the other, and dividers', () => {
    expect(sectionOf({})).toEqual([
      ['collapse', 'vod', [['item', 'movie']]],
      ['divider', 'line'],
      [
        'collapse',
        'live',
        [
          ['item', 'channel'],
          ['collapse', 'guides', [['item', 'epg']]],
        ],
      ],
    ])
    expect(sectionOf({}, 1)).toEqual([
      [
        'group',
        'tags',
        [
          ['item', 'adtag'],
          ['link', 'help'],
        ],
      ],
    ])
  })
  it('lists the types of an area that one may view, and nothing else', () => {
    const sections = shownSections({ ...parts, may: (page) => page === 'cp_datastore' })
    expect(sections.map(({ nodes }) => linksOf(nodes).map(({ to }) => to))).toEqual([
      ['/apps/rimba-my/vod/movie'],
      ['https://help.example/ads'],
    ])
  })
  it('draws no divider where nothing is left to part', () => {
    expect(sectionOf({ may: (page) => page === 'cp_datastore' })).toEqual([['collapse', 'vod', [['item', 'movie']]]])
    expect(sectionOf({ types: [], may: (page) => page === 'epg' })).toEqual([
      ['collapse', 'live', [['collapse', 'guides', [['item', 'epg']]]]],
    ])
  })
  it('leaves out what has no screen, and a section without any', () => {
    const sections = shownSections({ ...parts, types: [], hasScreen: () => false })
    expect(sections.map(({ id }) => id)).toEqual(['ads'])
    expect(linksOf(sections[0]?.nodes ?? []).map(({ id }) => id)).toEqual(['help'])
  })
  it.each([
    ['a setting', 'disabled'],
    ['somebody who changes the menu', 'locked'],
  ] as const)('shows what %s has switched off, with everything in it, as nothing to choose', (_who, reason) => {
    const off = (ids: string[]) =>
      shownSections({ ...parts, [reason]: new Set(ids) }).flatMap(({ nodes }) =>
        linksOf(nodes).map((link) => [link.id, link.off]),
      )
    expect(off(['live', 'adtag'])).toEqual([
      ['movie', undefined],
      ['channel', reason],
      ['epg', reason],
      ['adtag', reason],
      ['help', undefined],
    ])
    expect(off(['ads']).filter(([, why]) => why !== undefined)).toEqual([
      ['adtag', reason],
      ['help', reason],
    ])
  })
  it('opens and closes two levels at most: what lies deeper always shows', () => {
    const nest = (depth: number): MenuEntry => ({
      id: `level${depth}`,
      kind: 'collapse',
      label: label('Level'),
      children: depth === 3 ? [{ id: 'end', kind: 'item', label: label('End'), path: 'end' }] : [nest(depth + 1)],
    })
    expect(sectionOf({ menu: { sections: [section('deep', [nest(1)])] } })).toEqual([
      ['collapse', 'level1', [['collapse', 'level2', [['group', 'level3', [['item', 'end']]]]]]],
    ])
  })
})

describe('an item', () => {
  it('leads into the product, unless its path is one of the whole console', () => {
    const item = (path: string): MenuEntry => ({ id: path, kind: 'item', label: label(path), path })
    const only = { sections: [section('settings', [item('policy'), item('/pages/roles')])] }
    const sections = shownSections({ ...parts, menu: only })
    expect(linksOf(sections[0]?.nodes ?? []).map(({ to }) => to)).toEqual(['/apps/rimba-my/policy', '/pages/roles'])
    expect(placeOf(sections, 'pages/roles').link?.id).toBe('/pages/roles')
  })
})

describe('a click on a section', () => {
  it('opens its first child that can be chosen, and never another site', () => {
    const first = (more: Partial<MenuParts>) =>
      shownSections({ ...parts, ...more }).map((one) => firstScreen(one)?.path)
    expect(first({})).toEqual(['vod/movie', 'ad/tag'])
    expect(first({ locked: new Set(['vod', 'adtag']) })).toEqual(['live/channel', undefined])
  })
})

describe('the place of an address', () => {
  const place = (path: string) => {
    const { section: around, parents, link } = placeOf(shownSections(parts), path)
    return [around?.id, parents.map(({ id }) => id), link?.id]
  }
  it('is the item with the menus around it, on deeper pages too', () => {
    for (const path of ['live/channel', 'live/channel/add', 'live/channel/linear/9c1', 'live/channel/linear/add'])
      expect(place(path)).toEqual(['datastore', ['live'], 'channel'])
    expect(place('live/epg')).toEqual(['datastore', ['live', 'guides'], 'epg'])
    expect(place('ad/tag/17')).toEqual(['ads', ['tags'], 'adtag'])
  })
  it('is nowhere for what is in no menu, however alike its name', () => {
    expect(place('pages/profile')).toEqual([undefined, [], undefined])
    expect(place('vod/movies')).toEqual([undefined, [], undefined])
  })
})
