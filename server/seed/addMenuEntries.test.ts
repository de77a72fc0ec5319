import { describe, expect, it } from 'vitest'
import type { MenuConfig, MenuEntry, MenuSection } from '#contract/registry/menu.ts'
import { addMenuEntries } from './addMenuEntries.ts'

const words = (en: string) => ({ en, zh: en, ms: en, ta: en })
const item = (id: string, children?: MenuEntry[]): MenuEntry => ({
  id,
  kind: children ? 'collapse' : 'item',
  label: words(id),
  ...(children ? { children } : {}),
})
const section = (id: string, ...items: MenuEntry[]): MenuSection => ({ id, label: words(id), icon: 'grid', items })
const menuOf = (...sections: MenuSection[]): MenuConfig => ({ sections })
const known = (...entries: string[]) => ({ sections: new Set(['home', 'data']), entries: new Set(entries) })

/** Ids, indented by their depth. */
function outline(menu: unknown): string[] {
  const entriesOf = (entries: readonly MenuEntry[], depth: string): string[] =>
    entries.flatMap((entry) => [
      `${depth}${entry.id}`,
      ...entriesOf('children' in entry ? (entry.children ?? []) : [], `${depth}  `),
    ])
  return (menu as MenuConfig).sections.flatMap(({ id, items }) => [id, ...entriesOf(items, '  ')])
}

const BUILT_IN = menuOf(
  section('home', item('dashboard'), item('bell')),
  section('data', item('vod'), item('live', [item('epg'), item('program')])),
)

describe('entries that are built in since a menu was stored', () => {
  it('come behind the one that they follow', () => {
    const stored = menuOf(section('home', item('dashboard'), item('mine')), section('data', item('vod')))
    const { menu, added } = addMenuEntries(stored, BUILT_IN, known('dashboard', 'vod', 'live', 'epg', 'program'))
    expect(outline(menu)).toEqual(['home', '  dashboard', '  bell', '  mine', 'data', '  vod'])
    expect(added).toEqual(['bell'])
  })

  it('follow it to wherever the customer has moved it', () => {
    const stored = menuOf(section('home'), section('data', item('more', [item('dashboard')]), item('vod')))
    const { menu } = addMenuEntries(stored, BUILT_IN, known('dashboard', 'vod', 'live', 'epg', 'program'))
    expect(outline(menu)).toEqual(['home', 'data', '  more', '    dashboard', '    bell', '  vod'])
  })

  it('are first in their section where all before them were removed, and left out where the section was', () => {
    const all = known('dashboard', 'vod', 'live', 'epg', 'program')
    expect(outline(addMenuEntries(menuOf(section('home', item('mine'))), BUILT_IN, all).menu)).toEqual([
      'home',
      '  bell',
      '  mine',
    ])
    expect(addMenuEntries(menuOf(section('data', item('vod'))), BUILT_IN, all).added).toEqual([])
  })

  it('come into groups and as groups with what is new in them', () => {
    const stored = menuOf(
      section('home', item('dashboard'), item('bell')),
      section('data', item('live', [item('epg')])),
    )
    const inGroup = addMenuEntries(stored, BUILT_IN, known('dashboard', 'bell', 'vod', 'live', 'epg'))
    expect(outline(inGroup.menu).slice(3)).toEqual(['data', '  live', '    epg', '    program'])

    const flat = menuOf(section('home', item('dashboard'), item('bell')), section('data', item('vod'), item('epg')))
    const asGroup = addMenuEntries(flat, BUILT_IN, known('dashboard', 'bell', 'vod', 'epg'))
    expect(outline(asGroup.menu).slice(3)).toEqual(['data', '  vod', '  live', '    program', '  epg'])
  })

  it('come with a section of their own, behind the one that it follows', () => {
    const stored = menuOf(section('home', item('dashboard'), item('bell')), section('own', item('mine')))
    const { menu, added } = addMenuEntries(stored, BUILT_IN, {
      sections: new Set(['home']),
      entries: new Set(['dashboard', 'bell', 'vod']),
    })
    expect(outline(menu)).toEqual([
      'home',
      '  dashboard',
      '  bell',
      'data',
      '  live',
      '    epg',
      '    program',
      'own',
      '  mine',
    ])
    expect(added).toEqual(['data', 'live', 'epg', 'program'])
  })

  it('are none where the customer removed or renamed them, and nothing that he changed is touched', () => {
    const stored = menuOf(section('home', { ...item('dashboard'), label: words('Start'), path: 'mine' } as MenuEntry))
    const before = structuredClone(stored)
    const all = known('dashboard', 'bell', 'vod', 'live', 'epg', 'program')
    expect(addMenuEntries(stored, BUILT_IN, all)).toEqual({ menu: before, added: [] })
    addMenuEntries(stored, BUILT_IN, known('dashboard'))
    expect(stored).toEqual(before)
  })

  it.each([[undefined], ['menu'], [{}], [{ sections: 'none' }], [{ sections: [null, 7, { id: 'home', items: 'x' }] }]])(
    'do no harm to what is no menu: %j',
    (stored) => expect(addMenuEntries(stored, menuOf(), known()).menu).toEqual(stored),
  )
})
