import { describe, expect, it } from 'vitest'
import { readConsoleSettings } from './readConsoleSettings.ts'
import { SettingReader } from './settingReader.ts'

function read(env: Record<string, string>) {
  const reader = new SettingReader(env)
  return { ...readConsoleSettings(reader), problems: reader.problems.map(({ text }) => text) }
}

describe('what the console is told of its service', () => {
  it('is this server with all that it has, unless settings say otherwise', () => {
    expect(read({})).toEqual({
      bases: { default: '/api' },
      extensions: undefined,
      types: [],
      origins: [],
      problems: [],
    })
  })

  it('is another service, of which nothing beyond the specification is taken for granted', () => {
    const { bases, extensions, types, origins, problems } = read({
      CONSOLE_BASES: 'default=https://api.example.com/v2, user=https://people.example.com',
      CONSOLE_TYPES: 'movie:vod,channel:live',
      CONSOLE_ORIGINS: 'https://console.example.com',
    })
    expect(bases).toEqual({ default: 'https://api.example.com/v2', user: 'https://people.example.com' })
    expect([extensions, types.map(({ area }) => area), origins, problems]).toEqual([
      [],
      ['vod', 'live'],
      ['https://console.example.com'],
      [],
    ])
  })

  it('keeps all extensions where one family of calls alone is served elsewhere', () => {
    expect(read({ CONSOLE_BASES: 'image=https://pictures.example.com' }).extensions).toBeUndefined()
  })

  it('refuses what cannot be used, each in a sentence', () => {
    const { problems } = read({
      CONSOLE_BASES: 'films=https://x.example.com',
      CONSOLE_EXTENSIONS: 'telepathy',
      CONSOLE_TYPES: 'movie:cinema',
      CONSOLE_ORIGINS: 'https://console.example.com/path',
    })
    expect(problems).toEqual([
      expect.stringMatching(/^CONSOLE_BASES 'films' is no family of calls/),
      expect.stringMatching(/^CONSOLE_EXTENSIONS must be none, or names out of .*telepathy/),
      expect.stringMatching(/^CONSOLE_TYPES must be like movie:vod.*area must be one of/),
      expect.stringMatching(/^CONSOLE_ORIGINS must be origins such as/),
    ])
  })
})
