import { describe, expect, it } from 'vitest'
import { contrast } from '#tests/support/contrast.ts'
import pairs from './contrastPairs.json' with { type: 'json' }
import { DEFAULT_LOOK, PART_VARIANTS } from './lookSettings.ts'
import { groundOfPart, partStyles } from './partColors.ts'
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

  it.each(THEME_NAMES)('is enough in every pair that the console uses in %s', (theme) => {
    const failures = Object.entries(pairs).filter(([pair, minimum]) => {
      const [front = '', back = ''] = pair.split(' on ')
      return contrast(colorAt(theme, front), colorAt(theme, back)) < minimum
    })
    expect(failures).toEqual([])
    expect(Object.keys(pairs).length).toBeGreaterThan(200)
  })
})

/** 'surface.ground' to the variable that MUI makes of it. */
const variableOf = (name: string) =>
  `--mui-palette-${(/\((?<inside>[a-z.]+\.[a-z]+)\)/i.exec(name)?.groups?.inside ?? name.replace(/ \(.*\)/, '')).replaceAll('.', '-')}`

describe('a part of the frame in another theme than the page', () => {
  it.each(THEME_NAMES)('has contrast enough beside %s, whatever it wears', (worn) => {
    for (const chosen of [...PART_VARIANTS, ...THEME_NAMES]) {
      const theme = { ...DEFAULT_LOOK.theme, main: worn, navbar: chosen }
      const colors = partStyles({ ...DEFAULT_LOOK, theme }, worn)['[data-part="navbar"]']
      if (!colors) continue
      const failures = Object.entries(pairs).filter(([pair, minimum]) => {
        const [front = '', back = ''] = pair.split(' on ')
        return !(contrast(colors[variableOf(front)] ?? '', colors[variableOf(back)] ?? '') >= minimum)
      })
      expect(failures, chosen).toEqual([])
      expect(colors['--mui-palette-background-default']).toBe(groundOfPart(chosen, worn))
    }
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
