import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Command } from '#kit/parts/commands/command.ts'
import { CommandContext } from '#kit/parts/commands/CommandContext.ts'
import { createCommandRegistry } from '#kit/parts/commands/commandRegistry.ts'
import { ViewAsContext } from '#kit/parts/context/ViewAsContext.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { ShortcutsBar } from './ShortcutsBar.tsx'

const page = (id: string, label: string): Command => ({
  id: `page:${id}`,
  group: 'pages',
  label,
  act: { to: `/apps/rimba-my/vod/${id}` },
})
const PAGES = [page('movie', 'Movies'), page('tvseries', 'TV series'), page('promo', 'Promos')]

beforeEach(() => localStorage.clear())

async function show(roles: string[], kept: unknown = undefined) {
  const registry = createCommandRegistry()
  registry.put(Symbol('shell'), { commands: PAGES })
  const calls = {
    listSettings: vi.fn(() => Promise.resolve(kept ? [{ id: 's1', payload: kept }] : [])),
    createSetting: vi.fn(() => Promise.resolve({ id: 's2' })),
    saveSetting: vi.fn(() => Promise.resolve({ id: 's1' })),
  }
  const own = { uid: 'ann', username: 'ann', name: 'Ann', roles, products: [], productAdmin: false }
  const shown = await showInConsole(
    <CommandContext value={registry}>
      <ViewAsContext value={{ roles: undefined, own, start: () => undefined, stop: () => undefined }}>
        <ShortcutsBar />
      </ViewAsContext>
    </CommandContext>,
    { calls: calls as never, events: { subscribe: () => () => undefined } as never },
  )
  return { ...shown, calls, user: userEvent.setup() }
}
const names = () => screen.queryAllByRole('link', { hidden: true }).map((link) => link.getAttribute('aria-label'))

describe('one’s own shortcuts in the toolbar', () => {
  it('are found by name in the add menu and kept with the server', async () => {
    const { user, calls } = await show(['content_admin'])
    await user.click(screen.getByRole('button', { name: 'Add or remove shortcuts', hidden: true }))
    await user.type(await screen.findByPlaceholderText('Search for an app or page'), 'series{Enter}')
    await waitFor(() => expect(names()).toEqual(['TV series']))
    expect(calls.createSetting).toHaveBeenCalledWith({
      body: { n: 'shortcuts', t: 'shortcut', payload: { pages: ['page:tvseries'] } },
    })
  })

  it('say when nothing has that name', async () => {
    const { user } = await show(['content_admin'])
    await user.click(screen.getByRole('button', { name: 'Add or remove shortcuts', hidden: true }))
    await user.type(await screen.findByPlaceholderText('Search for an app or page'), 'xyz')
    expect(screen.getByText('No results..')).toBeVisible()
  })

  it('are put in order by keys, and the new place is said', async () => {
    const { calls } = await show(['content_admin'], { pages: ['page:movie', 'page:gone', 'page:promo'] })
    await waitFor(() => expect(names()).toEqual(['Movies', 'Promos']))
    const keys = { key: 'ArrowLeft', ctrlKey: true, shiftKey: true }
    fireEvent.keyDown(screen.getByRole('link', { name: 'Promos', hidden: true }), keys)
    await waitFor(() => expect(names()).toEqual(['Promos', 'Movies']))
    expect(screen.getByText('Promos is now at place 1 of 2')).toBeInTheDocument()
    // What another role's pages are stays kept.
    await waitFor(() =>
      expect(calls.saveSetting).toHaveBeenCalledWith({
        body: { id: 's1', payload: { pages: ['page:promo', 'page:movie', 'page:gone'] } },
      }),
    )
  })

  it('of a guest stay in this browser', async () => {
    localStorage.setItem('marquee-shortcuts:ann', JSON.stringify({ pages: ['page:movie'] }))
    const { calls, user } = await show([])
    await waitFor(() => expect(names()).toEqual(['Movies']))
    await user.click(screen.getByRole('button', { name: 'Add or remove shortcuts', hidden: true }))
    await user.click(await screen.findByRole('button', { name: 'Remove Movies' }))
    await waitFor(() => expect(localStorage.getItem('marquee-shortcuts:ann')).toBe('{"pages":[]}'))
    expect(within(document.body).queryByText('Movies')).toBeNull()
    expect([calls.listSettings, calls.createSetting].every((call) => call.mock.calls.length === 0)).toBe(true)
  })
})
