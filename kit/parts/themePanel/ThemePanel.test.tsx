import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nContextProvider } from 'ra-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { FormatProvider } from '../format/FormatProvider.tsx'
import { createI18nProvider } from '../i18n/createI18nProvider.ts'
import { useLookSettings } from '../theme/LookContext.ts'
import type { LookValue } from '../theme/LookContext.ts'
import { LookProvider } from '../theme/LookProvider.tsx'
import { DEFAULT_LOOK } from '../theme/lookSettings.ts'
import { ThemePanel } from './ThemePanel.tsx'

let value: LookValue

function Screen() {
  value = useLookSettings()
  return (
    <>
      <button onClick={() => value.setPanelOpen(true)}>open</button>
      {value.isPanelOpen && <ThemePanel />}
    </>
  )
}

async function open() {
  render(
    <I18nContextProvider value={createI18nProvider({ lang: '' })}>
      <LookProvider>
        <FormatProvider>
          <Screen />
        </FormatProvider>
      </LookProvider>
    </I18nContextProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const radio = (of: string, name: string) => group(of).getByRole('radio', { name })

describe('the Theme Settings', () => {
  beforeEach(() => localStorage.clear())

  it('take the focus, and give it back at Escape', async () => {
    await open()
    expect(screen.getByRole('complementary', { name: 'Theme Settings' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close Theme Settings' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus()
  })

  it('offer eleven themes for the page, three more choices for its parts', async () => {
    await open()
    expect(group('Theme of the page').getAllByRole('radio')).toHaveLength(11)
    for (const part of ['menu', 'toolbar', 'footer'])
      expect(group(`Theme of the ${part}`).getAllByRole('radio')).toHaveLength(14)
    expect(radio('Theme of the page', 'Dark')).toBeChecked()
  })

  it('apply each choice at once', async () => {
    await open()
    await userEvent.click(radio('Layout style', 'Layout 2'))
    expect(value.look.layout.config).toMatchObject({ mode: 'boxed', navbar: { position: 'below' } })
    expect(screen.queryByRole('switch', { name: 'Fold the menu to its icons' })).not.toBeInTheDocument()
    await userEvent.click(radio('Theme of the toolbar', 'Light variant'))
    await userEvent.click(radio('Direction', 'Right to left'))
    await userEvent.click(screen.getByRole('switch', { name: 'Animations' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Show the footer' }))
    await userEvent.click(radio('Toolbar while scrolling', 'Gives way'))
    expect(value.look).toMatchObject({ direction: 'rtl', animations: false, theme: { toolbar: 'light' } })
    expect(value.look.layout.config).toMatchObject({ footer: { display: false }, toolbar: { style: 'static' } })
  })

  it('say what is worn, also after dark and light were switched elsewhere', async () => {
    await open()
    await userEvent.click(radio('Theme of the page', 'Deep ocean'))
    act(() => value.wear('mainLight'))
    expect(radio('Theme of the page', 'Cool light')).toBeChecked()
  })

  it('go back to the defaults', async () => {
    await open()
    await userEvent.click(radio('Layout style', 'Layout 3'))
    await userEvent.click(radio('Theme of the page', 'Beach'))
    await userEvent.click(screen.getByRole('button', { name: 'Reset to default' }))
    expect(value.look).toEqual(DEFAULT_LOOK)
    expect(document.documentElement.dataset.theme).toBe('dark')
  })
})
