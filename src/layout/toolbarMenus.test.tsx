import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { OwnProfileContext } from '#kit/parts/context/OwnProfileContext.ts'
import { PreferencesContext } from '#kit/parts/context/PreferencesContext.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ProductMenu } from './ProductMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

async function show() {
  const preferences = { preferences: { language: 'en' }, languages: ['en', 'ta'], change: vi.fn() }
  await showInConsole(
    <PreferencesContext value={preferences as never}>
      <OwnProfileContext value={{} as never}>
        <LanguageMenu />
        <ProductMenu />
        <ProfileMenu />
      </OwnProfileContext>
    </PreferencesContext>,
    {
      products: [
        { id: 'rimba-my', n: 'Rimba MY' },
        { id: 'rimba-sg', n: 'Rimba SG' },
      ],
    },
  )
}

it('the buttons of the toolbar are named by what they choose and what is chosen', async () => {
  await show()
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Language: English', 'Product: Rimba MY', 'Profile menu of Ann'])
})

it('the profile menu has what the specification lists and is built', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu of Ann' }))
  const items = within(await screen.findByRole('menu', { name: 'Profile menu of Ann' })).getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['My Profile', 'Global Attributes', 'Logout'])
})
