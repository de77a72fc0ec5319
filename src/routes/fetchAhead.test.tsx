import { expect, it } from 'vitest'
import { GeneratedList, GeneratedRecord } from '#resources/definitions/generatedScreens.ts'
import { screenAt } from './fetchAhead.ts'
import { Dashboard } from './screens.ts'

it.each([
  ['/', Dashboard],
  ['/apps/rimba-my/dashboards/project', Dashboard],
  ['/apps/rimba-my/vod/movie', GeneratedList],
  ['/apps/vod/movie', GeneratedList],
  ['/apps/rimba-my/vod/movie/6c1f', GeneratedRecord],
  ['/apps/rimba-my/vod/movie/add', GeneratedRecord],
  ['/apps/rimba-my/live/channel/fast/6c1f', GeneratedRecord],
  ['/apps/rimba-my/storefront', undefined],
  ['/apps/rimba-my', undefined],
  ['/pages/profile', undefined],
  ['/login', undefined],
])('the code of the screen at %s is fetched while its reader is signed in', (path, screen) => {
  expect(screenAt(path)).toBe(screen)
})
