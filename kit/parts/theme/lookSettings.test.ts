import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BAR_STYLES,
  configOf,
  DEFAULT_LOOK,
  LAYOUT_MODES,
  LAYOUT_STYLES,
  lookFrom,
  NAVBAR_POSITIONS,
  PART_VARIANTS,
  widestOf,
} from './lookSettings.ts'
import type { LookSettings } from './lookSettings.ts'
import { THEME_NAMES } from './tokens.ts'

const bar = fc.record({ display: fc.boolean(), style: fc.constantFrom(...BAR_STYLES) })
const partTheme = fc.constantFrom(...PART_VARIANTS, ...THEME_NAMES)
const soundLook: fc.Arbitrary<LookSettings> = fc.constantFrom(...LAYOUT_STYLES).chain((style) =>
  fc.record({
    layout: fc.record({
      style: fc.constant(style),
      config: fc.record({
        mode: fc.constantFrom(...LAYOUT_MODES),
        navbar: fc.record({
          display: fc.boolean(),
          folded: fc.boolean(),
          position: fc.constantFrom(...NAVBAR_POSITIONS[style]),
        }),
        toolbar: bar,
        footer: bar,
      }),
    }),
    direction: fc.constantFrom('ltr' as const, 'rtl' as const),
    customScrollbars: fc.boolean(),
    animations: fc.boolean(),
    theme: fc.record({
      main: fc.constantFrom(...THEME_NAMES),
      navbar: partTheme,
      toolbar: partTheme,
      footer: partTheme,
    }),
  }),
)

/** The shape of settings with anything at all in its places. */
const hostile = fc.oneof(
  fc.anything(),
  fc.record(
    {
      layout: fc.oneof(
        fc.anything(),
        fc.record({ style: fc.oneof(fc.anything(), fc.constantFrom(...LAYOUT_STYLES)), config: fc.anything() }),
      ),
      direction: fc.anything(),
      customScrollbars: fc.anything(),
      animations: fc.anything(),
      theme: fc.oneof(
        fc.anything(),
        fc.record({ main: fc.constantFrom('__proto__', 'constructor', 'toString', 'Beach', 7), navbar: fc.anything() }),
      ),
    },
    { requiredKeys: [] },
  ),
)

describe('layout and theme settings', () => {
  it('are layout1 with the dark theme for who has chosen nothing', () => {
    expect(lookFrom(undefined)).toEqual(DEFAULT_LOOK)
    expect(DEFAULT_LOOK.layout.style).toBe('layout1')
    expect(DEFAULT_LOOK.theme.main).toBe('defaultDark')
  })

  it('come back from storage as they were kept', () => {
    fc.assert(
      fc.property(soundLook, (look) => {
        expect(lookFrom(JSON.parse(JSON.stringify(look)))).toEqual(look)
      }),
    )
  })

  it('are sound whatever was stored, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(hostile, (stored) => {
        const look = lookFrom(stored)
        expect(lookFrom(look)).toEqual(look)
        expect(THEME_NAMES).toContain(look.theme.main)
        expect(NAVBAR_POSITIONS[look.layout.style]).toContain(look.layout.config.navbar.position)
        expect(Object.keys(look).sort()).toEqual(Object.keys(DEFAULT_LOOK).sort())
      }),
    )
  })

  it('lose one broken field alone', () => {
    fc.assert(
      fc.property(soundLook, fc.anything(), (look, junk) => {
        fc.pre(junk !== 'ltr' && junk !== 'rtl')
        expect(lookFrom({ ...look, direction: junk })).toEqual({ ...look, direction: 'ltr' })
        expect(lookFrom({ ...look, evil: junk })).toEqual(look)
      }),
    )
  })

  it('put the menu where the layout has a place for it', () => {
    const stored = { layout: { style: 'layout2', config: { ...configOf('layout1') } } }
    expect(lookFrom(stored).layout.config.navbar.position).toBe('below')
  })

  it('are as wide as the specification says', () => {
    const widest = (style: 'layout1' | 'layout2' | 'layout3', mode: 'fullwidth' | 'boxed' | 'container') =>
      widestOf({ style, config: { ...configOf(style), mode } })
    expect(widest('layout1', 'fullwidth')).toBeUndefined()
    expect(widest('layout2', 'boxed')).toBe(1280)
    expect(widest('layout3', 'boxed')).toBe(1120)
    expect(widest('layout3', 'container')).toBe(1120)
    expect(configOf('layout2').mode).toBe('boxed')
  })
})
