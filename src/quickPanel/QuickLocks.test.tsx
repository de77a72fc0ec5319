import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { QuickLocks } from './QuickLocks.tsx'

const movie = { type: 'movie', area: 'vod', icon: 'movie', page: 'cp_datastore', labels: { one: { en: 'Movie' } } }
const lock = (id: string, tab: string) => ({ id, urn: 'urn:resource:catalog:movie', ls: 'ann', tab, until: null })

async function show(
  locks: unknown[],
  getMany = vi.fn(() => Promise.resolve({ data: [{ id: '7', lon: [{ lang: 'en', n: 'Bintang' }] }] })),
) {
  const calls = { listLocks: vi.fn(() => Promise.resolve(locks)), getMany }
  const events = { subscribe: () => () => undefined }
  await showInConsole(<QuickLocks />, { types: [movie] as never, calls: calls as never, events: events as never })
  return { getMany }
}

describe('one’s own locks in the quick panel', () => {
  it('name the title, the tab that holds it, and lead there', async () => {
    await show([lock('7', 'tab'), lock('8', 'elsewhere')])
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['BintangMovie, This tab', 'UntitledMovie, Another tab'])
    expect(links[0]).toHaveAttribute('href', '/apps/rimba-my/vod/movie/7')
  })

  it('are none where one holds none, and no title is asked for', async () => {
    const { getMany } = await show([])
    expect(await screen.findByText('You hold no locks.')).toBeVisible()
    expect(getMany).not.toHaveBeenCalled()
  })
})
