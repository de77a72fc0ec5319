import { expect, it } from 'vitest'
import { loadList, loadRecord } from '#resources/definitions/screenLoaders.ts'
import { loaderOf } from './fetchAhead.ts'
import { loadDashboard } from './screens.ts'

it.each([
  ['/', loadDashboard],
  ['/apps/rimba-my/dashboards/project', loadDashboard],
  ['/apps/rimba-my/vod/movie', loadList],
  ['/apps/vod/movie', loadList],
  ['/apps/rimba-my/vod/movie/6c1f', loadRecord],
  ['/apps/rimba-my/vod/movie/add', loadRecord],
  ['/apps/rimba-my/live/channel/fast/6c1f', loadRecord],
  ['/apps/rimba-my/storefront', undefined],
  ['/apps/rimba-my', undefined],
  ['/pages/profile', undefined],
  ['/login', undefined],
])('the code of the screen at %s is fetched while its reader is signed in', (path, loader) => {
  expect(loaderOf(path)).toBe(loader)
})
