import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useLookSettings } from './LookContext.ts'
import type { LookValue } from './LookContext.ts'
import { LookProvider } from './LookProvider.tsx'
import { DEFAULT_LOOK, lookFrom } from './lookSettings.ts'
import { lastLook, rememberLook } from './lookStorage.ts'
import { colorsOf } from './tokens.ts'

let value: LookValue

function Probe() {
  value = useLookSettings()
  return <input aria-label="text" />
}

function show() {
  return render(
    <LookProvider>
      <Probe />
    </LookProvider>,
  )
}

const sheets = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n')
const page = document.documentElement

describe('the look of the console', () => {
  beforeEach(() => localStorage.clear())

  it('is what this browser wore last, before anybody is signed in', () => {
    rememberLook(lookFrom({ theme: { main: 'beach' }, direction: 'rtl' }))
    show()
    expect(value.worn).toBe('beach')
    expect(page.dir).toBe('rtl')
    expect(page.dataset.theme).toBe('light')
  })

  it('applies a choice at once and draws no field anew', () => {
    show()
    const field = screen.getByRole('textbox')
    act(() => value.change({ ...value.look, direction: 'rtl', animations: false, customScrollbars: false }))
    expect([page.dir, page.hasAttribute('data-still'), page.hasAttribute('data-thin-scrollbars')]).toEqual([
      'rtl',
      true,
      false,
    ])
    act(() => value.wear('sunset'))
    act(() => value.wear('sweetHues'))
    expect(page.dataset.theme).toBe('light')
    expect(value.worn).toBe('sweetHues')
    expect(screen.getByRole('textbox')).toBe(field)
    expect(value.choices).toBe(3)
  })

  it('gives a part of the frame colours of its own, and takes them back', () => {
    show()
    const own = `--mui-palette-surface-ground: ${colorsOf('beach').surface.ground}`
    act(() => value.change({ ...value.look, theme: { ...value.look.theme, navbar: 'beach' } }))
    expect(sheets()).toMatch(new RegExp(`\\[data-part="navbar"\\][^}]*${own}`))
    act(() => value.change(DEFAULT_LOOK))
    expect(sheets()).not.toContain('[data-part="navbar"]')
  })

  it('leaves dark and light as this browser has them while the theme stays', () => {
    show()
    act(() => value.wear('default'))
    act(() => value.adopt({ ...DEFAULT_LOOK, theme: { ...DEFAULT_LOOK.theme, main: 'default' }, direction: 'rtl' }))
    expect(page.dataset.theme).toBe('light')
    act(() => value.adopt(lookFrom({ theme: { main: 'slate' } })))
    expect(page.dataset.theme).toBe('dark')
    expect(lastLook().look.theme.main).toBe('slate')
    expect(value.choices).toBe(1)
  })

  it('survives whatever stands in the storage', () => {
    for (const junk of ['{', 'null', '7', '[]', '{"look":{"theme":{"main":"__proto__"},"direction":"up"}}']) {
      localStorage.setItem('marquee-look-last', junk)
      expect(lastLook().look).toEqual(DEFAULT_LOOK)
    }
  })
})
