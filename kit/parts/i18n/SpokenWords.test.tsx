import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, memoryStore, useSetLocale, useTranslate } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { createI18nProvider } from './createI18nProvider.ts'
import { SpokenWords } from './SpokenWords.tsx'

let setLocale: (locale: string) => void

function Choice() {
  setLocale = useSetLocale()
  return null
}

function Screen() {
  const translate = useTranslate()
  return <input aria-label={translate('actions.save')} />
}

describe('another language while somebody works', () => {
  it('changes the words where they stand: what is half typed, and has the focus, stays', async () => {
    const words = createI18nProvider({ lang: '' })
    render(
      <CoreAdminContext i18nProvider={words} store={memoryStore()}>
        <SpokenWords>
          <Choice />
          <Screen />
        </SpokenWords>
      </CoreAdminContext>,
    )
    await userEvent.type(await screen.findByLabelText('Save'), 'half a na')
    await words.changeLocale('ms')
    act(() => setLocale('ms'))
    const field = await screen.findByLabelText('Simpan')
    expect(field).toHaveValue('half a na')
    expect(field).toHaveFocus()
  })
})
