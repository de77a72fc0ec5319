import { describe, expect, it } from 'vitest'
import type { Command } from '#kit/parts/commands/command.ts'
import { indexCommands } from '#kit/parts/commands/rankCommands.ts'
import { firstRows, paletteSections } from './paletteSections.ts'

const command = (id: string, group: Command['group'], label: string): Command => ({
  id,
  group,
  label,
  act: { to: '/' },
})
const commands = [
  command('save', 'page', 'Save'),
  command('publish', 'page', 'Publish'),
  command('movies', 'pages', 'Movies'),
  command('publishers', 'pages', 'Publishers'),
  command('logout', 'console', 'Logout'),
]
const index = indexCommands(commands)
const nothing = { index, recent: [], recentTitles: [], titles: [] }
const shown = (parts: Partial<Parameters<typeof paletteSections>[0]>) =>
  paletteSections({ ...nothing, term: '', ...parts }).map(({ key, commands: some }) => [key, some.map(({ id }) => id)])

describe('what the palette shows', () => {
  it('is everything by kind while nothing is typed, the open page first', () => {
    expect(shown({})).toEqual([
      ['page', ['save', 'publish']],
      ['pages', ['movies', 'publishers']],
      ['console', ['logout']],
    ])
  })
  it('leads with what was chosen lately, titles among it, and names nothing twice', () => {
    const title = command('title:7', 'pages', 'Bintang')
    const recent = [{ id: 'title:7' }, { id: 'gone' }, { id: 'publish' }]
    expect(shown({ recent, recentTitles: [title] }).slice(0, 2)).toEqual([
      ['recent', ['title:7', 'publish']],
      ['page', ['save']],
    ])
  })
  it('orders the kinds by their best hit', () => {
    expect(shown({ term: 'publishers' })).toEqual([['pages', ['publishers']]])
    expect(shown({ term: 'logout' })).toEqual([['console', ['logout']]])
    expect(shown({ term: 'publish' })).toEqual([
      ['page', ['publish']],
      ['pages', ['publishers']],
    ])
  })
  it('puts titles last, however well they fit', () => {
    const title = command('title:7', 'pages', 'Mov')
    expect(shown({ term: 'mov', titles: [title] })).toEqual([
      ['pages', ['movies']],
      ['titles', ['title:7']],
    ])
  })
  it('begins with the lines that are seen, whichever kinds they are of', () => {
    const many = (key: 'page' | 'pages', count: number) => ({
      key,
      commands: Array.from({ length: count }, (_, at) => command(`${key}${at}`, key, '')),
    })
    const counts = (all: Parameters<typeof firstRows>[0]) => firstRows(all).map((one) => [one.key, one.commands.length])
    expect(counts([many('page', 12), many('pages', 60), many('page', 3)])).toEqual([
      ['page', 12],
      ['pages', 8],
    ])
    expect(counts([many('pages', 4)])).toEqual([['pages', 4]])
  })
})
