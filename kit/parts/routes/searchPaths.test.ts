import { describe, expect, it } from 'vitest'
import type { SearchHit } from '#contract/schemas/search.ts'
import { hitPath, isSearchPath, searchResultsPath } from './searchPaths.ts'

const hit = (change: Partial<SearchHit>) =>
  ({ id: 'a1', cty: 'movie', st: 'published', prt_ic: 'false', ...change }) as const

describe('where a search hit opens', () => {
  it('a movie opens in its section, on the side that was found', () => {
    expect(hitPath('rimba-my', hit({}), 'vod')).toBe('/apps/rimba-my/vod/movie/a1?status=published')
    expect(hitPath(undefined, hit({ st: 'draft' }), 'vod')).toBe('/apps/vod/movie/a1?status=draft')
  })
  it('a channel opens under its subtype', () => {
    const channel = hit({ cty: 'channel', chty: 'linear', id: 'c9' })
    expect(hitPath('rimba-my', channel, 'live')).toBe('/apps/rimba-my/live/channel/linear/c9?status=published')
  })
  it('a parent item opens under /vod, whatever its area', () => {
    const series = hit({ cty: 'tvseries', prt_ic: 'true', id: 's1' })
    expect(hitPath('rimba-my', series, 'vod')).toBe('/apps/rimba-my/vod/tvseries/s1?status=published')
    expect(hitPath('rimba-my', series, 'syndication')).toBe('/apps/rimba-my/vod/tvseries/s1?status=published')
    expect(hitPath('rimba-my', { ...series, prt_ic: 'false' }, 'syndication')).toContain('/syndication/tvseries/')
  })
  it('an id with odd letters stays one part of the address', () => {
    expect(hitPath('rimba-my', hit({ id: 'a/b ?c', st: 'pre-draft' }), 'vod')).toBe(
      '/apps/rimba-my/vod/movie/a%2Fb%20%3Fc?status=pre-draft',
    )
  })
})

describe('the pages of global search', () => {
  it('are known by their address, with and without a product', () => {
    expect(searchResultsPath()).toBe('/apps/globalSearch/list')
    for (const path of ['/apps/globalSearch', '/apps/p/globalSearch', searchResultsPath(), searchResultsPath('p')])
      expect(isSearchPath(path)).toBe(true)
    for (const path of ['/', '/pages/profile', '/apps/rimba-my/vod/movie', '/globalSearch', '/apps/p/vod/globalSearch'])
      expect(isSearchPath(path)).toBe(false)
  })
})
