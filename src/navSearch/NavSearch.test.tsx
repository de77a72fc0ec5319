import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Command } from '#kit/parts/commands/command.ts'
import { CommandContext } from '#kit/parts/commands/CommandContext.ts'
import { createCommandRegistry } from '#kit/parts/commands/commandRegistry.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { NavSearch } from './NavSearch.tsx'

const page = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id: `page:${id}`,
  group: 'pages',
  label,
  act: { to: `/apps/rimba-my/${id}` },
  ...more,
})

async function show(commands: Command[]) {
  const registry = createCommandRegistry()
  registry.put(Symbol('shell'), { commands })
  const onChoose = vi.fn()
  const shown = await showInConsole(
    <CommandContext value={registry}>
      <NavSearch onChoose={onChoose} />
    </CommandContext>,
  )
  return { ...shown, onChoose, user: userEvent.setup(), input: screen.getByPlaceholderText('Search') }
}
const found = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('the search of the menu', () => {
  it('offers pages only, those that may be opened, case and accents ignored', async () => {
    const { user, input } = await show([
      page('vod/tvepisode', 'Épisodes'),
      page('off', 'Episode guide', { why: 'Switched off' }),
      { ...page('save', 'Episode save'), group: 'page', id: 'record.save' },
    ])
    await user.type(input, 'EPISODE')
    expect(found()).toEqual(['Épisodes'])
  })

  it('offers ten at most, and says when there is none', async () => {
    const { user, input } = await show(Array.from({ length: 30 }, (_, at) => page(`p${at}`, `Page ${at}`)))
    await user.type(input, 'page')
    expect(found()).toHaveLength(10)
    await user.type(input, 'xyz')
    expect(screen.getByText('No results..')).toBeVisible()
  })

  it('goes to what was chosen', async () => {
    const { user, input, router, onChoose } = await show([page('vod/movie', 'Movies'), page('vod/promo', 'Promos')])
    await user.type(input, 'o{ArrowDown}{Enter}')
    expect(router.state.location.pathname).toBe('/apps/rimba-my/vod/promo')
    expect(onChoose).toHaveBeenCalledOnce()
    expect(input).toHaveValue('')
  })

  it('closes by Escape without going anywhere', async () => {
    const { user, input, router } = await show([page('vod/movie', 'Movies')])
    await user.type(input, 'mov{Escape}')
    expect(found()).toEqual([])
    expect(router.state.location.pathname).toBe('/')
  })
})
