import { describe, expect, it } from 'vitest'
import type { MenuPlace } from './menuModel.ts'
import { crumbsOf } from './crumbsOf.ts'
import { documentTitle, pageTitle } from './pageTitle.ts'
import { sectionOfPath } from './sectionOfPath.ts'

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const wordsOf = ({ en }: { en: string }) => en
const link = (path: string, name: string) =>
  ({ kind: 'item', id: path, label: label(name), icon: undefined, to: `/apps/p/${path}`, path }) as const
const movies = link('vod/movie', 'Movies')
const series = link('vod/tvseries', 'TV series')
const vod = { kind: 'collapse', id: 'vod', label: label('VOD'), icon: undefined, nodes: [movies, series] } as const
const place: MenuPlace = {
  section: { id: 'datastore', label: label('Data'), icon: 'datastore', nodes: [{ ...vod, nodes: [movies, series] }] },
  parents: [{ ...vod, nodes: [movies, series] }],
  link: series,
}
const words = (at: MenuPlace, path: string) => crumbsOf(at, path, wordsOf).map((one) => [one.words, one.to])

describe('the pages above a page', () => {
  it('are section and menu of a list, and of a record its list too', () => {
    const above = [
      ['Data', '/apps/p/vod/movie'],
      ['VOD', '/apps/p/vod/movie'],
    ]
    expect(words(place, 'vod/tvseries')).toEqual(above)
    expect(words(place, 'vod/tvseries/s1')).toEqual([...above, ['TV series', '/apps/p/vod/tvseries']])
  })
  it('lead nowhere where that would be the page itself', () => {
    expect(words({ ...place, link: movies }, 'vod/movie')).toEqual([
      ['Data', undefined],
      ['VOD', undefined],
    ])
  })
  it('leave out a section with one page, and are none for a page in no menu', () => {
    const home = link('dashboards/project', 'Dashboard')
    const alone = {
      section: { id: 'home', label: label('Home'), icon: 'home', nodes: [home] },
      parents: [],
      link: home,
    }
    expect(words(alone, 'dashboards/project')).toEqual([])
    expect(words({ parents: [] }, 'pages/profile')).toEqual([])
  })
})

describe('the title of a page', () => {
  const type = { labels: { one: label('Movie'), many: label('Movies') } }
  const translate = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ')
  const title = (path: string, more: { name?: string; title?: string } = {}) =>
    pageTitle({ row: { path, ...(more.title && { title: more.title }) }, type, name: more.name, wordsOf, translate })

  it('is its record, else its own, else its type', () => {
    expect(title('vod/:resourceType/:contentId', { name: 'Life of Pi' })).toBe('Life of Pi')
    expect(title('vod/:resourceType/:contentId')).toBe('Movie')
    expect(title('vod/:resourceType')).toBe('Movies')
    expect(title('vod/:resourceType/add')).toBe('list.newItem Movie')
    expect(title('live/epg', { title: 'pages.titles.epg' })).toBe('pages.titles.epg')
  })
  it('stands in the browser before product and console', () => {
    expect(documentTitle('Movies', 'Rimba MY', 'Marquee')).toBe('Movies · Rimba MY · Marquee')
    expect(documentTitle('My profile', undefined, 'Marquee')).toBe('My profile · Marquee')
    expect(documentTitle('', undefined, 'Marquee')).toBe('Marquee')
  })
})

describe('the section of an address', () => {
  it.each([
    ['vod/movie/m1', 'datastore'],
    ['globalSearch/list', 'datastore'],
    ['Container', 'store_front'],
    ['attributes/product', 'settings'],
    ['config/17', 'app_configuration'],
    ['ad/tag', 'ad_config'],
    ['videoeditor', 'videoeditor'],
    ['pages/profile', undefined],
    ['constructor', undefined],
  ])('%s is in %s', (path, section) => {
    expect(sectionOfPath(path)).toBe(section)
  })
})
