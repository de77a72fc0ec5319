import { describe, expect, it } from 'vitest'
import { closestPages } from './closestPages.ts'

const pages = [
  { label: 'Dashboard', to: '/apps/rimba-my/dashboards/project' },
  { label: 'Movies', to: '/apps/rimba-my/vod/movie' },
  { label: 'TV series', to: '/apps/rimba-my/vod/tvseries' },
  { label: 'Épisodes', to: '/apps/rimba-my/vod/tvepisode' },
  { label: 'Channels', to: '/apps/rimba-my/live/channel' },
  { label: '电影频道', to: '/apps/rimba-my/live/film' },
]
const near = (address: string) => closestPages(address, pages, 2).map(({ label }) => label)

describe('an address that does not exist', () => {
  it.each([
    ['/apps/rimba-my/vod/movies', 'Movies'],
    ['/apps/vod/moive', 'Movies'],
    ['/dashboard', 'Dashboard'],
    ['/apps/rimba-my/live/chanels', 'Channels'],
    ['/apps/episodes', 'Épisodes'],
    ['/apps/tvSeries', 'TV series'],
    ['/%E7%94%B5%E5%BD%B1', '电影频道'],
  ])('%s was meant as %s', (address, label) => expect(near(address)[0]).toBe(label))

  it.each(['/xyzzy', '/', '/%E0%A4%A', ''])('%s is like nothing', (address) => expect(near(address)).toEqual([]))
})
