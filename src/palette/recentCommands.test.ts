import { describe, expect, it } from 'vitest'
import type { Command } from '#kit/parts/commands/command.ts'
import { readRecent, recentAt, rememberRecent, rememberScreen, screenId } from './recentCommands.ts'

function aStorage(start?: string) {
  const kept = new Map<string, string>(start === undefined ? [] : [['marquee-recent-commands:ann', start]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

describe('what was chosen lately', () => {
  it('stands newest first, once, and not for ever', () => {
    const storage = aStorage()
    for (let count = 0; count < 20; count++) rememberRecent(storage, 'ann', { id: `c${count}` })
    rememberRecent(storage, 'ann', { id: 'c15' })
    expect(
      readRecent(storage, 'ann')
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['c15', 'c19', 'c18'])
    expect(readRecent(storage, 'ann')).toHaveLength(12)
  })

  it('is each person’s own', () => {
    const storage = aStorage()
    rememberRecent(storage, 'ann', { id: 'page:vod/movie' })
    expect(readRecent(storage, 'ben')).toEqual([])
  })

  it('keeps the last five screens that were only visited, and what was chosen besides', () => {
    const storage = aStorage()
    rememberRecent(storage, 'ann', { id: 'page:movie' })
    for (let count = 0; count < 8; count++) rememberScreen(storage, 'ann', { id: screenId(`/apps/${count}`) })
    rememberScreen(storage, 'ann', { id: 'page:movie' })
    rememberScreen(storage, 'ann', { id: screenId('/apps/5') })
    expect(readRecent(storage, 'ann').map(({ id }) => id)).toEqual([
      'screen:/apps/5',
      'page:movie',
      ...['7', '6', '4', '3'].map((at) => `screen:/apps/${at}`),
    ])
  })

  it('names a visited page as its command does, once, and not the page that is open', () => {
    const commands = ['movie', 'trailer'].map((id): Command => ({
      id: `page:${id}`,
      group: 'pages',
      label: id,
      act: { to: `/apps/x/vod/${id}` },
    }))
    const kept = ['/apps/x/vod/movie', '/apps/x/vod/gone', '/apps/x/vod/trailer'].map((to) => ({ id: screenId(to) }))
    const lately = (at: string) => recentAt(at, [...kept, { id: 'page:movie' }], commands).map(({ id }) => id)
    expect(lately('/')).toEqual(['page:movie', 'page:trailer'])
    expect(lately('/apps/x/vod/movie')).toEqual(['page:trailer'])
  })

  it.each([
    '{',
    '7',
    '{"id":"x"}',
    '[{"id":7}]',
    '[{"id":"a","title":{"label":"x","note":"","type":"movie","to":"javascript:1"}}]',
  ])('is nothing where storage has %s', (text) => expect(readRecent(aStorage(text), 'ann')).toEqual([]))
})
