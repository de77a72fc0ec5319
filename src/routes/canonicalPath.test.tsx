import { describe, expect, it } from 'vitest'
import { rowAt } from '../routeTable.ts'
import { canonicalPath } from './canonicalPath.ts'

const spelled = (pathname: string) => {
  const at = rowAt(pathname)
  return at && canonicalPath(pathname, { ...at, types: ['movie', 'channel'] })
}

describe('the spelling of an address', () => {
  it.each([
    ['/apps/rimba-my/VOD/movie', '/apps/rimba-my/vod/movie'],
    ['/apps/rimba-my/container', '/apps/rimba-my/Container'],
    ['/apps/globalsearch/LIST', '/apps/globalSearch/list'],
    ['/Apps/VOD/Movie/M-7', '/apps/vod/movie/M-7'],
    ['/apps/rimba-my/live/channel/Linear/Add', '/apps/rimba-my/live/channel/Linear/add'],
    ['/pages/Profile', '/pages/profile'],
  ])('%s is %s', (typed, canonical) => expect(spelled(typed)).toBe(canonical))

  it('stays as it is where it is right, and so do ids and unknown types', () => {
    for (const path of ['/apps/Rimba-MY/vod/movie/Vod', '/apps/vod/Unknown', '/apps/rimba-my/config/Types-A'])
      expect(spelled(path)).toBe(path)
  })
})
