import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { MenuConfig } from '#contract/registry/menu.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { CommandContext } from '#kit/parts/commands/CommandContext.ts'
import { createCommandRegistry } from '#kit/parts/commands/commandRegistry.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import type { ShellData } from '../session/SessionContext.ts'
import { SessionContext } from '../session/SessionContext.ts'
import { Navbar } from './Navbar.tsx'
import { useMenu } from './useMenu.ts'

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const types = [
  { type: 'movie', area: 'vod', page: 'cp_datastore', labels: { one: label('Movie'), many: label('Movies') } },
  { type: 'channel', area: 'live', page: 'cp_live', labels: { one: label('Channel'), many: label('Channels') } },
] as unknown as TypeSummary[]
const menu: MenuConfig = {
  sections: [
    {
      id: 'datastore',
      label: label('Data'),
      icon: 'datastore',
      items: [
        { id: 'vod', kind: 'collapse', label: label('VOD'), area: 'vod' },
        {
          id: 'live',
          kind: 'collapse',
          label: label('Live'),
          children: [
            { id: 'linear', kind: 'collapse', label: label('Linear'), area: 'live' },
            {
              id: 'setup',
              kind: 'collapse',
              label: label('Setup'),
              children: [{ id: 'types', kind: 'item', label: label('Types'), path: 'config/types' }],
            },
          ],
        },
      ],
    },
    {
      id: 'help',
      label: label('Help'),
      icon: 'info',
      items: [
        {
          id: 'books',
          kind: 'group',
          label: label('Books'),
          children: [
            { id: 'handbook', kind: 'link', label: label('Handbook'), path: 'https://help.example/' },
            { id: 'trap', kind: 'link', label: label('Trap'), path: 'javascript:alert(1)' },
          ],
        },
        { id: 'line', kind: 'divider' },
        { id: 'home', kind: 'item', label: label('Dashboard'), path: 'dashboards/project' },
        { id: 'me', kind: 'item', label: label('Profile'), path: '/pages/profile' },
      ],
    },
  ],
}
const calls = new Proxy({}, { get: () => () => Promise.resolve([]) }) as ConsoleValue['calls']
const actor = { uid: 'ann', roles: ['operations_super_admin'] } as unknown as ConsoleValue['actor']
const events = { subscribe: () => () => undefined } as unknown as ConsoleValue['events']
const session = { menu, disabled: new Set<string>(), menuDocument: undefined } as unknown as ShellData

function Shown({ column }: { column: boolean }) {
  return <Navbar menu={useMenu()} column={column} mayUnfold />
}

function Counted() {
  return <output>{useMenu().counts.get('channel')}</output>
}

async function open(path: string, more: Partial<ShellData> = {}, column = true, registry = createCommandRegistry()) {
  const page = await showInConsole(
    <SessionContext value={{ ...session, ...more }}>
      <CommandContext value={registry}>
        <Shown column={column} />
      </CommandContext>
    </SessionContext>,
    { types, calls, events, actor },
  )
  await page.router.navigate(path)
  return { ...page, user: userEvent.setup({ delay: null }) }
}
const column = () => within(screen.getByRole('navigation', { name: 'Menu' }))
const button = (name: string) => column().getByRole('button', { name })
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'

describe('the menu column', () => {
  it('opens the menus around the page, and one at the top and one inside it at a time', async () => {
    const { user } = await open('/apps/rimba-my/live/channel/c1')
    await waitFor(() => expect(isOpen('Live')).toBe(true))
    expect([isOpen('VOD'), isOpen('Linear'), isOpen('Setup')]).toEqual([false, true, false])
    expect(column().getByRole('link', { name: 'Channels' }).getAttribute('aria-current')).toBe('true')

    await user.click(button('Setup'))
    expect([isOpen('Linear'), isOpen('Setup')]).toEqual([false, true])
    await user.click(button('VOD'))
    expect([isOpen('VOD'), isOpen('Live')]).toEqual([true, false])
    await user.click(button('VOD'))
    expect(isOpen('VOD')).toBe(false)
  })
  it('is folded and kept open by a command too', async () => {
    const registry = createCommandRegistry()
    await open('/apps/rimba-my/vod/movie', {}, true, registry)
    const command = registry.commands().find(({ id }) => id === 'console.fold')
    expect(command?.label).toBe('Fold the menu')
    cleanup()
    const folded = createCommandRegistry()
    await open('/apps/rimba-my/vod/movie', {}, false, folded)
    expect(folded.commands().find(({ id }) => id === 'console.fold')?.label).toBe('Keep the menu open')
  })
  it('counts anew once titles have changed, once for all that change together', async () => {
    let tell: ((event: ServerEvent) => void) | undefined
    const subscribe = (listener: typeof tell) => {
      tell = listener
      return () => undefined
    }
    const countAllContent = vi.fn(() =>
      Promise.resolve([{ name: 'channel', count: countAllContent.mock.calls.length }]),
    )
    await showInConsole(
      <SessionContext value={session}>
        <CommandContext value={createCommandRegistry()}>
          <Counted />
        </CommandContext>
      </SessionContext>,
      { types, calls: { countAllContent } as never, events: { subscribe } as never, actor },
    )
    await screen.findByText('1')
    const changed = { topic: 'version', urn: 'urn:resource:catalog:channel' } as ServerEvent
    for (const event of [changed, { ...changed, topic: 'lock' } as ServerEvent, changed]) tell?.(event)
    await screen.findByText('2')
    expect(countAllContent).toHaveBeenCalledTimes(2)
  })
  it('opens anew where another page is opened', async () => {
    const { user, router } = await open('/apps/rimba-my/vod/movie')
    await waitFor(() => expect(isOpen('VOD')).toBe(true))
    await user.click(button('VOD'))
    await router.navigate('/apps/rimba-my/config/types/movie')
    await waitFor(() => expect([isOpen('Live'), isOpen('Setup')]).toEqual([true, true]))
  })
  it('draws groups, links out of the console and dividers, and follows no unsafe address', async () => {
    await open('/apps/rimba-my/dashboards/project')
    const group = within(await screen.findByRole('group', { name: 'Books' }))
    expect(group.getByRole('link', { name: /Handbook/ }).getAttribute('rel')).toBe('noopener noreferrer')
    const trap = group.getByRole('link', { name: 'Trap' })
    expect([trap.getAttribute('href'), trap.getAttribute('aria-disabled')]).toEqual([null, 'true'])
    expect(column().getAllByRole('separator')).toHaveLength(1)
  })
  it('keeps what is off in its place, with the reason, and leads nowhere from it', async () => {
    const { user, router } = await open('/apps/rimba-my/vod/movie', { disabled: new Set(['vod']) })
    const movies = await column().findByRole('link', { name: 'Movies' })
    expect(movies.getAttribute('aria-disabled')).toBe('true')
    expect(movies).toHaveAccessibleDescription('Why not? Switched off in the settings.')
    await user.click(movies)
    expect(router.state.location.pathname).toBe('/apps/rimba-my/vod/movie')
  })
  it('says who is changing the menu while some of it is off for that', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const locked = {
      ...menu,
      sections: menu.sections.map((one) => ({
        ...one,
        items: one.items.map((item) => ({ ...item, offWhileLocked: true })),
      })),
    }
    await open('/apps/rimba-my/vod/movie', {
      menu: locked as MenuConfig,
      menuDocument: { id: 'menu', lock: { uid: 'bob', tab: 't', name: 'Bob', until } },
    })
    const movies = await column().findByRole('link', { name: 'Movies' })
    expect(movies).toHaveAccessibleDescription(/Bob is changing the menu/)
    expect(column().getByRole('status').textContent).toContain('Bob is changing the menu')
    expect(screen.getByRole('navigation', { name: 'Sections' }).querySelectorAll('[aria-disabled]')).toHaveLength(2)
  })
})

describe('the rail', () => {
  it('follows the page, and a click opens the first child of a section', async () => {
    const { user, router } = await open('/apps/rimba-my/vod/movie/m1/add')
    const rail = within(screen.getByRole('navigation', { name: 'Sections' }))
    await waitFor(() => expect(rail.getByRole('link', { name: 'Data' }).getAttribute('aria-current')).toBe('true'))
    await user.click(rail.getByRole('link', { name: 'Help' }))
    expect(router.state.location.pathname).toBe('/apps/rimba-my/dashboards/project')
    expect(rail.getByRole('link', { name: 'Data' }).getAttribute('aria-current')).toBeNull()
  })
  it('has the way to the operations site only where one is configured, and a safe one', async () => {
    const first = await open('/', { operationsUrl: 'https://ops.example/' })
    expect(screen.getByRole('link', { name: 'Ops' }).getAttribute('href')).toBe('https://ops.example/')
    first.unmount()
    await open('/', { operationsUrl: 'javascript:alert(1)' })
    expect(screen.queryByRole('link', { name: 'Ops' })).toBeNull()
  })
})

describe('the folded navbar', () => {
  it('shows a menu where the pointer rests, and takes it away when it leaves', async () => {
    const { user } = await open('/apps/rimba-my/vod/movie', {}, false)
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
    await user.hover(screen.getByRole('link', { name: 'Help' }))
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeDefined()
    await user.unhover(screen.getByRole('link', { name: 'Help' }))
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull())
  })
  it('goes when something is chosen', async () => {
    const { user, router } = await open('/apps/rimba-my/vod/movie', {}, false)
    await user.hover(screen.getByRole('link', { name: 'Help' }))
    await user.click(await screen.findByRole('link', { name: 'Profile' }))
    expect(router.state.location.pathname).toBe('/pages/profile')
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull())
  })
})
