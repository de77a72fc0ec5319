import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import pairs from './contrastPairs.json' with { type: 'json' }
import { colorsOf, counterpartOf, schemeOf, THEME_NAMES } from './tokens.ts'
import type { ThemeName } from './tokens.ts'

/** 'status.draft.bg', 'focus ring (accent.main)' or 'status.draft.solid (glyph)' to its colour in a theme. */
function colorAt(theme: ThemeName, name: string): string {
  const path = /\((?<inside>[a-z.]+\.[a-z]+)\)/i.exec(name)?.groups?.inside ?? name.replace(/ \(.*\)/, '')
  const found = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], colorsOf(theme))
  expect(found, `${path} in ${theme}`).toMatch(/^#[0-9A-F]{6}$/)
  return found as string
}

describe('contrast', () => {
  it('of black on white is 21, of a colour on itself 1', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#6BB7F7', '#6BB7F7')).toBe(1)
  })

  it('of the pictured dark theme is what the tokens computed', () => {
    expect(contrast(colorAt('defaultDark', 'text.primary'), colorAt('defaultDark', 'surface.ground'))).toBeCloseTo(
      16.34,
      2,
    )
  })

  it.each(THEME_NAMES)('is enough in every one of the 145 pairs of %s', (theme) => {
    const failures = Object.entries(pairs).filter(([pair, minimum]) => {
      const [front = '', back = ''] = pair.split(' on ')
      return contrast(colorAt(theme, front), colorAt(theme, back)) < minimum
    })
    expect(failures).toEqual([])
    expect(Object.keys(pairs)).toHaveLength(145)
  })
})

describe('the named themes', () => {
  it('are the eleven of the specification', () => {
    expect([...THEME_NAMES].sort()).toEqual(
      [
        'default',
        'sunset',
        'greeny',
        'beach',
        'tech',
        'sweetHues',
        'defaultDark',
        'mainLight',
        'mainDark',
        'deepOcean',
        'slate',
      ].sort(),
    )
  })

  it.each(THEME_NAMES)('%s has a counterpart in the other scheme', (theme) => {
    expect(schemeOf(counterpartOf(theme))).not.toBe(schemeOf(theme))
  })
})
