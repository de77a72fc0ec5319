import type { Page } from '@playwright/test'
import { nameField } from '../../journeys/support/movies.ts'

/** A press of everyday work, and the way back from it. */
export type Action = { name: string; act: (page: Page) => Promise<unknown>; back?: (page: Page) => Promise<unknown> }

const escape = (page: Page) => page.keyboard.press('Escape')
const status = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()
const named = (page: Page) => nameField(page, 'en')

/** On the list of films, whose first row has the focus. */
export const OF_LISTS: readonly Action[] = [
  { name: 'go a row down', act: (page) => page.keyboard.press('ArrowDown') },
  { name: 'select a row', act: (page) => page.keyboard.press('Space'), back: escape },
  { name: 'preview a row', act: (page) => page.keyboard.press('p'), back: escape },
  { name: 'open the palette', act: (page) => page.keyboard.press('Control+k'), back: escape },
  { name: 'find a filter', act: (page) => page.keyboard.press('f'), back: escape },
  { name: 'choose a status', act: status('Available'), back: status('All') },
  { name: 'go to the next page', act: (page) => page.getByRole('button', { name: 'Next page' }).click() },
]

/** In the form of a film. */
export const OF_FORMS: readonly Action[] = [
  { name: 'click into a field', act: (page) => named(page).click() },
  { name: 'type a letter', act: (page) => page.keyboard.type('a') },
  { name: 'undo', act: (page) => page.keyboard.press('Control+z') },
  {
    name: 'open the menu of the record',
    act: (page) => page.getByRole('button', { name: 'More actions' }).click(),
    back: escape,
  },
]
