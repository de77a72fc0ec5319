import { describe, expect, it, test } from 'vitest'
import { inOtherProduct } from './inOtherProduct.ts'

const types = [
  { type: 'movie', area: 'vod' },
  { type: 'channel', area: 'live' },
] as const
const opened = (pathname: string, search = '') => inOtherProduct({ pathname, search }, 'rimba-sg', types)

describe('the same page in another product', () => {
  test.each([
    ['/apps/rimba-my/dashboards/project', '', '/apps/rimba-sg/dashboards/project'],
    ['/apps/rimba-my', '', '/apps/rimba-sg/dashboards/project'],
    ['/apps/rimba-my/vod/movie', '?status=draft&page=4', '/apps/rimba-sg/vod/movie?status=draft'],
    ['/apps/vod/movie', '', '/apps/rimba-sg/vod/movie'],
    ['/apps/rimba-my/vod/movie/add', '?from=7', '/apps/rimba-sg/vod/movie/add'],
    ['/apps/rimba-my/storefront', '?page=2', '/apps/rimba-sg/storefront'],
    ['/apps/rimba-my/collection/calendar', '', '/apps/rimba-sg/collection/calendar'],
    ['/apps/rimba-my/config/types/movie', '', '/apps/rimba-sg/config/types/movie'],
  ])('of %s%s is %s', (pathname, search, path) => expect(opened(pathname, search)).toEqual({ kind: 'page', path }))

  it('of a record depends on whether the record is in it', () => {
    expect(opened('/apps/rimba-my/vod/movie/a%20b', '?status=draft')).toEqual({
      kind: 'record',
      path: '/apps/rimba-sg/vod/movie/a%20b?status=draft',
      list: '/apps/rimba-sg/vod/movie',
      type: 'movie',
      id: 'a b',
    })
    expect(opened('/apps/rimba-my/Container/7')).toMatchObject({
      kind: 'record',
      path: '/apps/rimba-sg/Container/7',
      list: '/apps/rimba-sg/Container',
      type: 'container',
      id: '7',
    })
    expect(opened('/apps/rimba-my/live/channel/linear/7')).toMatchObject({ kind: 'record', type: 'channel', id: '7' })
  })

  test.each([
    '/pages/profile',
    '/apps/ip/list',
    '/apps/notification',
    '/apps/globalAttributes',
    '/pages/errors/error-404',
  ])('of %s is that page itself', (pathname) => expect(opened(pathname)).toEqual({ kind: 'here' }))
})
