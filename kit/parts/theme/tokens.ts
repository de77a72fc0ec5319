import tokens from './tokens.json' with { type: 'json' }

/** The eleven named themes of the specification's section 9; each is made for one scheme. */
export type ThemeName = keyof typeof tokens.themes
type Scheme = 'dark' | 'light'
export type StatusKey = keyof typeof tokens.color.dark.status
export type SegmentKey = keyof typeof tokens.color.dark.segment

export const THEME_NAMES = Object.keys(tokens.themes) as ThemeName[]
/** Layout1 with the dark theme is what a new user sees (specification section 9). */
export const DEFAULT_THEME: ThemeName = 'defaultDark'

export function isThemeName(value: unknown): value is ThemeName {
  return typeof value === 'string' && Object.hasOwn(tokens.themes, value)
}

export function schemeOf(name: ThemeName): Scheme {
  return tokens.themes[name].scheme === 'dark' ? 'dark' : 'light'
}

/** The theme worn in the other scheme, when the user switches between dark and light. */
export function counterpartOf(name: ThemeName): ThemeName {
  if (name === 'mainDark') return 'mainLight'
  if (name === 'mainLight') return 'mainDark'
  return schemeOf(name) === 'dark' ? 'default' : 'defaultDark'
}

/** Every colour of one theme. Status and segment colours belong to the scheme, not to the theme (looks section 7). */
export function colorsOf(name: ThemeName) {
  const { surface, line, text, accent } = tokens.themes[name]
  return { surface, line, text, accent, ...tokens.color[schemeOf(name)] }
}

/** Shadows of what floats; in the light scheme a button has an edge instead of a step in brightness. */
export function shadowsOf(name: ThemeName) {
  const { dark, light } = tokens.elevation
  if (schemeOf(name) === 'dark') return { ...dark, button: 'none' }
  return { ...light, button: light.button.replace('line.edge', tokens.themes[name].line.edge) }
}

export const { type, radius, size, motion, focus, z, breakpoints, space } = tokens
