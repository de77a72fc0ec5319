import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Command } from '#kit/parts/commands/command.ts'
import { CommandContext } from '#kit/parts/commands/CommandContext.ts'
import { createCommandRegistry } from '#kit/parts/commands/commandRegistry.ts'
import { useCommandKeys } from '#kit/parts/commands/useCommandKeys.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { EarlyField } from './EarlyField.tsx'
import { Palette } from './Palette.tsx'

const publish = vi.fn()
const COMMANDS: Command[] = [
  { id: 'record.publish', group: 'page', label: 'Publish', act: { run: publish } },
  { id: 'record.archive', group: 'page', label: 'Archive', why: 'Save first', act: { run: publish } },
  { id: 'page:movie', group: 'pages', label: 'Movies', note: 'Data', act: { to: '/apps/rimba-my/vod/movie' } },
]
const movie = { type: 'movie', area: 'vod', icon: 'movie', page: 'cp_datastore', labels: { one: { en: 'Movie' } } }
const hit = {
  id: '7',
  cty: 'movie',
  st: 'draft',
  lon: [{ lang: 'en', n: 'Moving On' }],
  prt_ic: 'false',
  prd: [],
  ut: '',
}

afterEach(() => {
  localStorage.clear()
  publish.mockClear()
})

async function open(searchContent = vi.fn(() => Promise.resolve({ rows: [hit], count: 1, atLeast: false }))) {
  const registry = createCommandRegistry()
  registry.put(Symbol('screen'), { commands: COMMANDS })
  const onClose = vi.fn()
  const page = await showInConsole(
    <CommandContext value={registry}>
      <Palette isOpen onClose={onClose} />
    </CommandContext>,
    { types: [movie] as never, calls: { searchContent } as never },
  )
  await waitFor(() => expect(screen.getAllByRole('option')).not.toHaveLength(0))
  return { ...page, onClose, user: userEvent.setup(), searchContent }
}

/** Opens the palette by Ctrl+K, as the console does. */
function AtItsKey() {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useCommands([{ id: 'console.palette', group: 'console', label: 'Find', keys: 'Mod+K', act: { run: open } }])
  useCommandKeys()
  return <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
}

/** The palette is still being fetched. */
async function typeEarly(text: string): Promise<void> {
  const { unmount } = await showInConsole(<EarlyField />, {})
  await userEvent.setup().keyboard(text)
  unmount()
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const active = () => screen.getByRole('option', { selected: true }).textContent

describe('the command palette', () => {
  it('begins with what was typed before it was there', async () => {
    await typeEarly('arch')
    await open()
    expect(screen.getByRole('combobox')).toHaveValue('arch')
    await waitFor(() => expect(active()).toContain('Archive'))
  })

  it('stands open with the cursor in it, the first command chosen, and says so to a screen reader', async () => {
    await open()
    const input = screen.getByRole('combobox')
    expect(input).toHaveFocus()
    expect(active()).toBe('Publish')
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
    expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
  })

  it('calls nothing unknown that could not be looked for', async () => {
    const { user } = await open(vi.fn(() => Promise.reject(new Error('Network request failed'))))
    await user.keyboard('life')
    expect(await screen.findByText('Titles could not be searched')).toBeVisible()
    expect(screen.queryByText('Nothing is called “life”')).toBeNull()
  })

  it('does what was chosen by Enter and leads with it the next time', async () => {
    const { user, onClose, unmount } = await open()
    await user.keyboard('publ{Enter}')
    expect([publish.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
    unmount()
    await open()
    expect(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option')).toHaveTextContent('Publish')
  })

  it('says why a command cannot be taken, and takes it by no means', async () => {
    // However long the typing takes: titles are asked for behind it.
    const { user, onClose } = await open(vi.fn(() => Promise.resolve({ rows: [], count: 0, atLeast: false })))
    await user.keyboard('arch')
    expect(options()).toEqual(['ArchiveSave first'])
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('option'))
    expect([publish.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
  })

  it('finds titles behind the commands, opens one, and remembers it by its name', async () => {
    const { user, router, unmount } = await open()
    await user.keyboard('mov')
    await waitFor(() => expect(options()).toEqual(['MoviesData', 'Moving OnMovie']))
    expect(active()).toBe('MoviesData')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(router.state.location.pathname).toBe('/apps/rimba-my/vod/movie/7')
    unmount()
    await open()
    expect(options()[0]).toBe('Moving OnMovie')
  })

  it('keeps the cursor where the page behind takes the focus meanwhile', async () => {
    const { user } = await open()
    const behind = document.body.appendChild(document.createElement('button'))
    await user.keyboard('pu')
    act(() => behind.focus())
    await user.keyboard('bl{Enter}')
    expect(publish).toHaveBeenCalledOnce()
    behind.remove()
  })

  it('takes what is typed while the focus is nowhere, and the page behind gets none of it', async () => {
    const { user } = await open()
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    act(() => screen.getByRole('combobox').blur())
    // At once: MUI looks every 50 ms for a focus that is nowhere.
    fireEvent.keyDown(document.body, { key: 'p' })
    expect(heard).not.toHaveBeenCalled()
    expect(screen.getByRole('combobox')).toHaveFocus()
    await user.keyboard('publ{Enter}')
    expect(publish).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', heard)
  })

  it('asks the server for nothing under three letters', async () => {
    const { user, searchContent } = await open()
    await user.keyboard('mo')
    await waitFor(() => expect(options()).toEqual(['MoviesData']))
    expect(searchContent).not.toHaveBeenCalled()
  })

  it('goes by Escape, from whatever was typed', async () => {
    const { user, onClose } = await open()
    await user.keyboard('xyz{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  describe('at its key', () => {
    const press = (key: string, more = {}) =>
      flushSync(() => void fireEvent.keyDown(document.activeElement!, { key, ...more }))
    const openByKey = () => press('k', { ctrlKey: true })
    async function showHost(commands = COMMANDS) {
      const registry = createCommandRegistry()
      registry.put(Symbol('screen'), { commands })
      return showInConsole(
        <CommandContext value={registry}>
          <AtItsKey />
        </CommandContext>,
      )
    }

    it('has each letter that is typed behind its key, before anything else is drawn', async () => {
      await showHost()
      act(() => {
        openByKey()
        for (const typed of ['p', 'pu', 'pub', 'publ'])
          fireEvent.input(document.activeElement!, { target: { value: typed } })
        press('Enter')
      })
      expect(publish).toHaveBeenCalledOnce()
    })

    it('names no line that is not drawn as the active one', async () => {
      await showHost()
      act(() => {
        openByKey()
        expect(screen.queryAllByRole('option')).toEqual([])
        expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant')
      })
      const { id } = await screen.findByRole('option', { selected: true })
      expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', id)
    })

    it('brings the line into view that was gone to before it was drawn', async () => {
      const seen: (string | null)[] = []
      // As in newer browsers, which answer a promise.
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
        seen.push(this.textContent)
        return Promise.resolve() as never
      })
      const many = Array.from({ length: 40 }, (_, at) => ({ ...COMMANDS[0]!, id: `${at}`, label: `Line ${at}` }))
      const { unmount } = await showHost(many)
      act(() => {
        openByKey()
        expect(screen.getByRole('combobox')).toHaveFocus()
        expect(screen.queryAllByRole('option')).toEqual([])
        for (let at = 0; at < 30; at++) press('ArrowDown')
      })
      expect([active(), seen.at(-1)]).toEqual(['Line 30', 'Line 30'])
      unmount()
      scroll.mockRestore()
    })
  })
})
