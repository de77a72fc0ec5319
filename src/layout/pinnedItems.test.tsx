import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { CountedView } from '#kit/parts/views/useCountedViews.ts'
import { viewSearch } from '#kit/parts/views/viewState.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { PinnedItems } from './PinnedItems.tsx'

const LIST = '/apps/rimba-my/vod/movie'
const view = { cty: 'movie', filter: [{ field: 'expired', term: 'true' }], match: 'ALL' as const }
const pinned = (id: string, more: Partial<CountedView> = {}): CountedView => ({
  id,
  name: id,
  view,
  audience: { scope: 'me' },
  count: 1234,
  atLeast: false,
  ...more,
})

const show = (views: CountedView[], at = LIST) =>
  renderInKit(
    <MemoryRouter initialEntries={[at]}>
      <PinnedItems to={LIST} type="movie" pinned={views} />
    </MemoryRouter>,
  )

describe('pinned views in the menu', () => {
  it('stand under the list of their type with what they find, and open it', async () => {
    await show([pinned('Expired'), pinned('Other', { view: { ...view, cty: 'trailer' } })])
    const [link, ...others] = screen.getAllByRole('link')
    expect(others).toEqual([])
    expect(link?.textContent).toBe('Expired 1,234')
    expect(link?.getAttribute('href')).toBe(LIST + viewSearch(view, 'Expired'))
  })
  it('say at least where counting stopped, and nothing while it is not counted', async () => {
    await show([pinned('Many', { count: 10_000, atLeast: true }), pinned('New', { count: undefined })])
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Many 10,000+', 'New '])
  })
  it('mark the one that is open, by the address alone', async () => {
    await show([pinned('a'), pinned('b')], LIST + viewSearch(view, 'b'))
    const current = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
    expect(current).toEqual([null, 'page'])
  })
})
