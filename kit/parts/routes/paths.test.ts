import { describe, expect, it } from 'vitest'
import { AREA_WORDS } from '#contract/values/areaWords.ts'
import {
  addPath,
  dashboardPath,
  itemPath,
  listPath,
  OWN,
  pathInProduct,
  productOfPath,
  reserveFirstWord,
  withProduct,
} from './paths.ts'

const movie = { area: 'vod', type: 'movie' } as const

describe('addresses of the console', () => {
  it("are the specification's, with and without a product", () => {
    expect(dashboardPath()).toBe('/apps/dashboards/project')
    expect(dashboardPath('rimba-my')).toBe('/apps/rimba-my/dashboards/project')
    expect(listPath('rimba-my', movie)).toBe('/apps/rimba-my/vod/movie')
    expect(addPath(undefined, movie)).toBe('/apps/vod/movie/add')
    expect(itemPath('rimba-my', movie, 'a1', 'draft')).toBe('/apps/rimba-my/vod/movie/a1?status=draft')
  })
  it('name the product unless the second word is an area', () => {
    expect(productOfPath('/apps/rimba-my/vod/movie')).toBe('rimba-my')
    for (const word of AREA_WORDS) expect(productOfPath(`/apps/${word}/x`)).toBeUndefined()
    expect(productOfPath('/pages/profile')).toBeUndefined()
  })
  it('of resources that extensions bring name no product either, and become those of the selected one', () => {
    expect(productOfPath(`/apps/${OWN}/setting`)).toBeUndefined()
    expect(productOfPath(`/apps/rimba-my/${OWN}/setting`)).toBe('rimba-my')
    expect(withProduct(`/apps/${OWN}/setting`, 'rimba-sg')).toBe(`/apps/rimba-sg/${OWN}/setting`)
  })
  it('of pages that extensions bring stand without a product too', () => {
    expect(productOfPath('/apps/festival/2026')).toBe('festival')
    reserveFirstWord('festival/:year')
    expect(productOfPath('/apps/Festival/2026')).toBeUndefined()
    expect(productOfPath('/apps/rimba-my/festival/2026')).toBe('rimba-my')
    reserveFirstWord(':anything/x')
    expect(productOfPath('/apps/anything/x')).toBe('anything')
  })
  it('stay the same place in another product', () => {
    expect(withProduct('/apps/rimba-my/vod/movie', 'rimba-sg')).toBe('/apps/rimba-sg/vod/movie')
    expect(withProduct('/apps/vod/movie', 'rimba-sg')).toBe('/apps/rimba-sg/vod/movie')
    expect(withProduct('/pages/profile', 'rimba-sg')).toBe('/apps/rimba-sg/dashboards/project')
  })
  it('are one path without the product, whether they name one or not', () => {
    expect(pathInProduct('/apps/rimba-my/vod/movie/a1')).toBe('vod/movie/a1')
    expect(pathInProduct('/apps/vod/movie/a1/')).toBe('vod/movie/a1')
    expect(pathInProduct('/pages/profile')).toBe('pages/profile')
    expect(pathInProduct('/')).toBe('')
  })
})
