import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { rowAt } from '../routeTable.ts'
import { SentAway } from './SentAway.tsx'

const movie = {
  type: 'movie',
  page: 'cp_datastore',
  labels: { one: { en: 'Movie' }, many: { en: 'Movies' } },
}

async function sentAwayFrom(pathname: string, role: string) {
  const at = rowAt(pathname)
  if (!at) throw new Error(`No row answers ${pathname}`)
  const actor = { uid: 'ann', username: 'ann', name: 'Ann', roles: [role], products: ['rimba-my'] }
  const session = { actor, types: role === 'live_content_user' ? [] : [movie] } as never
  const part = (
    <>
      <NoticeStack />
      <Routes>
        <Route path={pathname} element={<SentAway row={at.row} />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  )
  const { router } = await showInConsole(part, session)
  await act(() => router.navigate(pathname))
  expect(router.state.location.pathname).toBe('/apps/rimba-my/dashboards/project')
  return screen.getByText(/^You may not open/).textContent
}

describe('who is sent to the dashboard is told which page it was and which right is missing', () => {
  it('of a type that one may not view too', async () => {
    const told = await sentAwayFrom('/apps/rimba-my/vod/movie', 'live_content_user')
    expect(told).toContain('You may not open “vod/movie”, so here is the dashboard.')
    expect(told).toContain('This needs the right “view” on Datastore (cp_datastore).')
  })
  it('of every right that the page asks for', async () => {
    const told = await sentAwayFrom('/apps/rimba-my/vod/movie/import', 'vod_content_user')
    expect(told).toMatch(/right “create” on Datastore.*right “update” on Datastore/s)
  })
  it('of global search, which needs some type', async () => {
    expect(await sentAwayFrom('/apps/globalSearch', 'live_content_user')).toContain('to view some resource type')
  })
  it('of an unknown type on a page that one may view, which may be misspelled', async () => {
    const told = await sentAwayFrom('/apps/rimba-my/vod/moovie', 'vod_content_user')
    expect(told).toContain('You may not open “vod/moovie”, or there is no such page')
  })
})
