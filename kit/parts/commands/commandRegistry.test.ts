import { describe, expect, it, vi } from 'vitest'
import type { Command } from './command.ts'
import { createCommandRegistry } from './commandRegistry.ts'

const command = (id: string, group: Command['group'], label = id): Command => ({ id, group, label, act: { to: '/' } })

describe('what can be done now', () => {
  it('is what every part on screen offers, the open page first', () => {
    const registry = createCommandRegistry()
    registry.put(Symbol('shell'), { commands: [command('logout', 'console'), command('movies', 'pages')] })
    registry.put(Symbol('editor'), { commands: [command('save', 'page')] })
    expect(registry.commands().map(({ id }) => id)).toEqual(['save', 'movies', 'logout'])
  })

  it('names one thing once, as the open page says it', () => {
    const registry = createCommandRegistry()
    registry.put(Symbol('shell'), { commands: [command('add:movie', 'pages', 'from the menu')] })
    registry.put(Symbol('list'), { commands: [command('add:movie', 'page', 'from the list')] })
    expect(registry.commands().map(({ label }) => label)).toEqual(['from the list'])
  })

  it('names a page once, though it stands in the menu under another name', () => {
    const registry = createCommandRegistry()
    const page = (id: string, to: string): Command => ({ ...command(id, 'pages'), act: { to } })
    registry.put(Symbol('menu'), { commands: [page('menu:crew', '/apps/rimba-my/crew'), page('movies', '/apps')] })
    registry.put(Symbol('extension'), { commands: [page('page:crew', '/apps/rimba-my/crew')] })
    expect(registry.commands().map(({ id }) => id)).toEqual(['menu:crew', 'movies'])
  })

  it('goes with the part that offered it, and whoever shows it is told', () => {
    const registry = createCommandRegistry()
    const told = vi.fn()
    const editor = Symbol('editor')
    registry.put(editor, { commands: [command('save', 'page')], keyLists: [{ id: 'form', title: 'Form', lines: [] }] })
    registry.subscribe(told)
    registry.drop(editor)
    expect(told).toHaveBeenCalledOnce()
    expect([registry.commands(), registry.keyLists()]).toEqual([[], []])
  })

  it('is the same list until something changes', () => {
    const registry = createCommandRegistry()
    registry.put(Symbol('editor'), { commands: [command('save', 'page')] })
    expect(registry.commands()).toBe(registry.commands())
  })

  it('is not told anew by a part that is drawn again, and does what that part does by now', () => {
    const registry = createCommandRegistry()
    const told = vi.fn()
    const editor = Symbol('editor')
    const save = (run: () => void, label = 'Save') =>
      registry.put(editor, { commands: [{ ...command('save', 'page', label), act: { run } }] })
    const [before, now] = [vi.fn(), vi.fn()]
    save(before)
    const [read] = registry.commands()
    registry.subscribe(told)
    save(now)
    expect(told).not.toHaveBeenCalled()
    expect(registry.commands()[0]).toBe(read)
    if (read && 'run' in read.act) read.act.run()
    expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1])
    save(now, 'Save the draft')
    expect(told).toHaveBeenCalledOnce()
    expect(registry.commands().map(({ label }) => label)).toEqual(['Save the draft'])
  })

  it('does what its part did last where that has gone meanwhile', () => {
    const registry = createCommandRegistry()
    const run = vi.fn()
    const dialog = Symbol('dialog')
    const older = vi.fn()
    registry.put(dialog, { commands: [{ ...command('close', 'page'), act: { run: older } }] })
    const [read] = registry.commands()
    registry.put(dialog, { commands: [{ ...command('close', 'page'), act: { run } }] })
    registry.drop(dialog)
    if (read && 'run' in read.act) read.act.run()
    expect(run).toHaveBeenCalledOnce()
    expect(older).not.toHaveBeenCalled()
  })

  it('does nothing once its part no longer offers it', () => {
    const registry = createCommandRegistry()
    const run = vi.fn()
    const list = Symbol('list')
    registry.put(list, { commands: [{ ...command('archive', 'page'), act: { run } }] })
    const [read] = registry.commands()
    registry.put(list, { commands: [] })
    if (read && 'run' in read.act) read.act.run()
    expect(run).not.toHaveBeenCalled()
  })
})
