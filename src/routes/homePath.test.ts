import { describe, expect, it } from 'vitest'
import { EXTENSIONS } from '#contract/wire/extensions.ts'
import { homePath } from './homePath.ts'

const homeOf = (roles: string[], extensions: readonly string[] = EXTENSIONS) =>
  homePath({ actor: { roles }, product: 'rimba-my', extensions })
const BOARD = '/apps/rimba-my/live/epg/onAir'
const DASHBOARD = '/apps/rimba-my/dashboards/project'

describe('the first screen', () => {
  it('is the board of what is on air for those whose work is live', () => {
    expect(homeOf(['l2v_admin'])).toBe(BOARD)
    expect(homeOf(['l2v_admin', 'live_content_admin'])).toBe(BOARD)
    expect(homeOf(['l2v_admin', 'vll_admin'])).toBe(BOARD)
  })

  it('is the dashboard for those who do other things as well, or may not view the guide', () => {
    for (const role of [
      'content_admin',
      'content_user',
      'creator',
      'service_admin',
      'live_content_admin',
      'vod_content_admin',
    ])
      expect(homeOf([role]), role).toBe(DASHBOARD)
    expect(homeOf(['l2v_admin', 'vod_content_admin'])).toBe(DASHBOARD)
    expect(homeOf([])).toBe(DASHBOARD)
  })

  it('is the dashboard where the service has no such board', () => {
    expect(homeOf(['l2v_admin'], [])).toBe(DASHBOARD)
  })
})
