import { DEFAULT_THEME, isThemeName } from './tokens.ts'
import type { ThemeName } from './tokens.ts'

export const LAYOUT_STYLES = ['layout1', 'layout2', 'layout3'] as const
export type LayoutStyle = (typeof LAYOUT_STYLES)[number]
export const LAYOUT_MODES = ['fullwidth', 'boxed', 'container'] as const
type LayoutMode = (typeof LAYOUT_MODES)[number]
/** Beside the page at its start or end (layout1), or as a bar under or over the toolbar (layouts 2 and 3). */
type NavbarPosition = 'start' | 'end' | 'below' | 'above'
/** `static` goes out of the way while one reads on, `fixed` stays. */
export const BAR_STYLES = ['fixed', 'static'] as const
type BarStyle = (typeof BAR_STYLES)[number]
type Bar = { display: boolean; style: BarStyle }

export type LayoutConfig = {
  mode: LayoutMode
  navbar: { display: boolean; folded: boolean; position: NavbarPosition }
  toolbar: Bar
  footer: Bar
}

/** A part of the frame wears the page's theme, its light or dark variant, or a named theme of its own. */
export const PART_VARIANTS = ['main', 'light', 'dark'] as const
export type PartTheme = (typeof PART_VARIANTS)[number] | ThemeName
export const THEMED_PARTS = ['navbar', 'toolbar', 'footer'] as const
export type ThemedPart = (typeof THEMED_PARTS)[number]

/** Layout and theme of one user (specification section 3): the payload of the setting of kind `theme`. */
export type LookSettings = {
  layout: { style: LayoutStyle; config: LayoutConfig }
  direction: 'ltr' | 'rtl'
  customScrollbars: boolean
  animations: boolean
  theme: { main: ThemeName } & Record<ThemedPart, PartTheme>
}

/** Where the menu may stand in each layout; the first is where it stands unless told. */
export const NAVBAR_POSITIONS: Readonly<Record<LayoutStyle, readonly [NavbarPosition, NavbarPosition]>> = {
  layout1: ['start', 'end'],
  layout2: ['below', 'above'],
  layout3: ['above', 'below'],
}

const OWN_MODE: Readonly<Record<LayoutStyle, LayoutMode>> = {
  layout1: 'fullwidth',
  layout2: 'boxed',
  layout3: 'container',
}

/** What a layout brings with it when it is chosen. */
export function configOf(style: LayoutStyle): LayoutConfig {
  return {
    mode: OWN_MODE[style],
    navbar: { display: true, folded: false, position: NAVBAR_POSITIONS[style][0] },
    toolbar: { display: true, style: 'fixed' },
    footer: { display: true, style: 'fixed' },
  }
}

/** Layout1 with the dark theme (specification section 9). */
export const DEFAULT_LOOK: LookSettings = {
  layout: { style: 'layout1', config: configOf('layout1') },
  direction: 'ltr',
  customScrollbars: true,
  animations: true,
  theme: { main: DEFAULT_THEME, navbar: 'main', toolbar: 'main', footer: 'main' },
}

/** Widest frame in px of each layout in each mode (specification section 9); undefined is as wide as the window. */
export function widestOf({ style, config }: LookSettings['layout']): number | undefined {
  if (config.mode === 'fullwidth') return undefined
  if (config.mode === 'container') return 1120
  return style === 'layout3' ? 1120 : 1280
}

function isPartTheme(value: unknown): value is PartTheme {
  return isThemeName(value) || PART_VARIANTS.some((one) => one === value)
}

/** Own plain values of an object that came from outside; nothing of anything else. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return value as Record<string, unknown>
}

const oneOf = <Value>(value: unknown, allowed: readonly Value[], otherwise: Value): Value =>
  allowed.find((one) => one === value) ?? otherwise
const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise)

function barFrom(stored: unknown, own: Bar): Bar {
  const { display, style } = fieldsOf(stored)
  return { display: flag(display, own.display), style: oneOf(style, BAR_STYLES, own.style) }
}

function configFrom(stored: unknown, style: LayoutStyle): LayoutConfig {
  const { mode, navbar, toolbar, footer } = fieldsOf(stored)
  const own = configOf(style)
  const { display, folded, position } = fieldsOf(navbar)
  return {
    mode: oneOf(mode, LAYOUT_MODES, own.mode),
    navbar: {
      display: flag(display, own.navbar.display),
      folded: flag(folded, own.navbar.folded),
      position: oneOf(position, NAVBAR_POSITIONS[style], own.navbar.position),
    },
    toolbar: barFrom(toolbar, own.toolbar),
    footer: barFrom(footer, own.footer),
  }
}

/**
 * Settings as they came from storage or wire, which anybody may have written: every field that is known and sound is
 * taken, every other one is the default; `{ theme: { main: 'beach' } }` is a whole look with the beach theme.
 */
export function lookFrom(stored: unknown): LookSettings {
  const { layout, direction, customScrollbars, animations, theme } = fieldsOf(stored)
  const { style: storedStyle, config } = fieldsOf(layout)
  const style = oneOf(storedStyle, LAYOUT_STYLES, DEFAULT_LOOK.layout.style)
  const { main, navbar, toolbar, footer } = fieldsOf(theme)
  const part = (value: unknown): PartTheme => (isPartTheme(value) ? value : 'main')
  return {
    layout: { style, config: configFrom(config, style) },
    direction: oneOf(direction, ['ltr', 'rtl'], DEFAULT_LOOK.direction),
    customScrollbars: flag(customScrollbars, DEFAULT_LOOK.customScrollbars),
    animations: flag(animations, DEFAULT_LOOK.animations),
    theme: {
      main: isThemeName(main) ? main : DEFAULT_LOOK.theme.main,
      navbar: part(navbar),
      toolbar: part(toolbar),
      footer: part(footer),
    },
  }
}
