import { createMarqueeTheme } from './createMarqueeTheme.ts'
import { THEMED_PARTS } from './lookSettings.ts'
import type { LookSettings, PartTheme, ThemedPart } from './lookSettings.ts'
import { colorsOf, counterpartOf, schemeOf } from './tokens.ts'
import type { ThemeName } from './tokens.ts'

type Declarations = Record<string, string>

/** The theme that a part of the frame wears beside a page in `worn`; undefined where it is the page's own. */
export function themeOfPart(part: PartTheme, worn: ThemeName): ThemeName | undefined {
  if (part === 'main' || part === worn) return undefined
  if (part !== 'light' && part !== 'dark') return part
  return schemeOf(worn) === part ? worn : counterpartOf(worn)
}

/** Light and dark variants stand one level nearer than the page's ground (looks section 7). */
function isVariant(part: PartTheme): boolean {
  return part === 'light' || part === 'dark'
}

/** The ground of a part: what its own surface is painted with. */
export function groundOfPart(part: PartTheme, worn: ThemeName): string {
  const { surface } = colorsOf(themeOfPart(part, worn) ?? worn)
  return isVariant(part) ? surface.panel : surface.ground
}

const known = new Map<ThemeName, Declarations>()

/** Every colour variable of a theme in its own scheme, as MUI writes them for the whole page. */
function variablesOf(name: ThemeName): Declarations {
  const ready = known.get(name)
  if (ready) return ready
  const own = `[data-theme="${schemeOf(name)}"]`
  const sheets = createMarqueeTheme(name).generateStyleSheets() as Record<string, Declarations>[]
  const made: Declarations = {}
  for (const [selector, colors] of sheets.flatMap((sheet) => Object.entries(sheet)))
    if (selector.includes(own)) Object.assign(made, colors)
  known.set(name, made)
  return made
}

/**
 * The style sheet of the parts that wear another theme than the page: the same variables with other values within the
 * part, so that nothing is drawn anew and no component knows of it.
 */
export function partStyles({ theme }: LookSettings, worn: ThemeName): Record<string, Declarations> {
  const styles: Record<string, Declarations> = {}
  for (const part of THEMED_PARTS) {
    const chosen = theme[part]
    // What is as the page needs no saying: the footer at the foot of the menu goes with the menu.
    if (chosen === 'main') continue
    const name = themeOfPart(chosen, worn) ?? worn
    const { surface } = colorsOf(name)
    styles[`[data-part="${part}"]`] = {
      ...variablesOf(name),
      ...(isVariant(chosen) && {
        '--mui-palette-background-default': surface.panel,
        '--mui-palette-background-paper': surface.ground,
        '--mui-palette-surface-ground': surface.panel,
        '--mui-palette-surface-panel': surface.ground,
      }),
      color: 'var(--mui-palette-text-primary)',
      backgroundColor: 'var(--mui-palette-background-default)',
    }
  }
  return styles
}

/** What goes on the element that is a part of the frame. */
export function partProps(part: ThemedPart): { 'data-part': ThemedPart } {
  return { 'data-part': part }
}
