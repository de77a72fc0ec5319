import { describe, expect, it } from 'vitest'
import type { MenuConfig } from '#contract/registry/menu.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { placeOf, shownSections } from './menuModel.ts'

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const aType = (type: string, area: TypeSummary['area'], page: TypeSummary['page']) =>
  ({ type, area, page, labels: { one: label(type), many: label(type) } }) as unknown as TypeSummary
const menu: MenuConfig = {
  sections: [
    {
      id: 'datastore',
      label: label('Data'),
      icon: 'datastore',
      items: [
        { id: 'vod', kind: 'collapse', label: label('VOD'), area: 'vod' },
        { id: 'live', kind: 'collapse', label: label('Live'), area: 'live' },
      ],
    },
    {
      id: 'ads',
      label: label('Ads'),
      icon: 'ads',
      items: [{ id: 'adtag', kind: 'item', label: label('Tags'), page: 'cp_adconfig', path: 'ad/tag' }],
    },
  ],
}
const parts = {
  menu,
  product: 'rimba-my',
  disabled: new Set<string>(),
  hasScreen: () => true,
  types: [aType('movie', 'vod', 'cp_datastore'), aType('channel', 'live', 'cp_live')],
}

describe('the menu', () => {
  it('lists the types of an area that one may view, and nothing else', () => {
    const sections = shownSections({ ...parts, may: (page) => page === 'cp_datastore' })
    expect(sections.map((section) => section.nodes.map((node) => node.links.map((link) => link.to)))).toEqual([
      [['/apps/rimba-my/vod/movie']],
    ])
  })
  it('hides what the server disables and what has no screen', () => {
    const all = { ...parts, may: () => true }
    expect(shownSections(all)).toHaveLength(2)
    expect(shownSections({ ...all, disabled: new Set(['adtag']) })).toHaveLength(1)
    expect(shownSections({ ...all, hasScreen: () => false })).toHaveLength(1)
  })
  it('shows what is off while somebody changes the menu, but as nothing to choose', () => {
    const sections = shownSections({ ...parts, may: () => true, locked: new Set(['vod']) })
    const links = sections.flatMap(({ nodes }) => nodes.flatMap((node) => node.links))
    expect(links.map(({ id, isOff = false }) => [id, isOff])).toEqual([
      ['movie', true],
      ['channel', false],
      ['adtag', false],
    ])
  })
  it('opens where the address stands', () => {
    const sections = shownSections({ ...parts, may: () => true })
    const place = placeOf(sections, '/apps/rimba-my/live/channel/abc')
    expect([place.section?.id, place.node?.id, place.link?.id]).toEqual(['datastore', 'live', 'channel'])
    expect(placeOf(sections, '/pages/profile')).toEqual({})
  })
})
