import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMarqueeTheme } from './createMarqueeTheme.ts'
import { languageStyles } from './languageStyles.ts'
import { colorsOf, THEME_NAMES } from './tokens.ts'

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

describe('a theme of the console', () => {
  it.each(THEME_NAMES)('%s wears its own colours in its scheme', (name) => {
    const theme = createMarqueeTheme(name)
    const { surface, accent, status } = colorsOf(name)
    expect(theme.palette.background).toMatchObject({
      default: surface.ground,
      paper: surface.panel,
      raised: surface.raised,
    })
    expect(theme.palette.primary).toMatchObject({ main: accent.main, contrastText: accent.on })
    expect(theme.palette.error).toMatchObject({ main: status.error.solid, contrastText: status.error.onSolid })
  })

  it('changes scheme by data-theme on the page alone', () => {
    const sheets = JSON.stringify(createMarqueeTheme('defaultDark').generateStyleSheets())
    expect(sheets).toContain('[data-theme=\\"light\\"]')
    expect(sheets).toContain(colorsOf('default').surface.ground)
  })

  it('gives every status and segment colour a variable, and letters none', () => {
    const { vars } = createMarqueeTheme('slate')
    expect(vars.palette.status.draft.bg).toMatch(/^var\(--mui-palette-status-draft-bg/)
    expect(vars.palette.segment.ad.fill).toMatch(/^var\(/)
    expect(vars.palette.segment.ad.letter).toBeUndefined()
    expect(createMarqueeTheme('slate').palette.segment.ad.letter).toBe('A')
  })

  it('moves in 120, 150 and 180 ms, and not at all where animations are off', () => {
    const { duration } = createMarqueeTheme('default').transitions
    expect([duration.shortest, duration.standard, duration.complex]).toEqual([120, 150, 180])
    const still = createMarqueeTheme('default', { animations: false }).transitions.duration
    expect(Object.values(still).filter((value) => value !== 0)).toEqual([])
  })

  it('sets text at 13 px with 20 px lines and lowers Tamil by its factor', () => {
    const { body2, h6, caption } = createMarqueeTheme('default').typography
    expect(body2.fontSize).toBe('max(11px, calc(0.8125rem * var(--marquee-script-size, 1)))')
    expect(body2.lineHeight).toBe('max(1.538, var(--marquee-script-line, 0))')
    expect(h6.fontWeight).toBe('var(--marquee-weight-700, 700)')
    expect(caption.fontSize).toContain('0.6875rem')
  })

  it('sets Tamil and Chinese at most 500 heavy, Tamil smaller, and English in full', () => {
    expect(languageStyles['[lang|=ta]']).toMatchObject({
      '--marquee-script-size': '0.93',
      '--marquee-weight-700': '500',
    })
    expect(languageStyles['[lang|=zh]']).toMatchObject({ letterSpacing: '0.01em', '--marquee-weight-600': '500' })
    expect(languageStyles['[lang]']).toMatchObject({ '--marquee-script-size': '1', '--marquee-weight-600': '600' })
  })

  it('has no colour typed by hand, nor has any part of the kit', () => {
    const typed =
      /#[0-9a-f]{3,8}\b(?![-\w/])|\b(?:rgba?|hsla?|oklch)\(|['"](?:white|black|red|green|blue|grey|gray)['"]/i
    const guilty = sourcesUnder('kit').filter((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => typed.test(line) && !/from '#|import\('#/.test(line)),
    )
    expect(guilty).toEqual([])
  })
})
