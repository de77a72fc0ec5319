import { describe, expect, it } from 'vitest'
import { readRecent, rememberRecent } from './recentCommands.ts'

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

  it.each([
    '{',
    '7',
    '{"id":"x"}',
    '[{"id":7}]',
    '[{"id":"a","title":{"label":"x","note":"","type":"movie","to":"javascript:1"}}]',
  ])('is nothing where storage has %s', (text) => expect(readRecent(aStorage(text), 'ann')).toEqual([]))
})
