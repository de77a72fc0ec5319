import type { Locator, Page } from '@playwright/test'
import { nameField, rows } from '../../journeys/support/movies.ts'

/** A press of everyday work, by a key or by the pointer at what it stands over, and the way back from it. */
export type Action = { name: string; back?: (page: Page) => Promise<unknown> } & (
  { key: string } | { at: (page: Page) => Locator }
)

const escape = (page: Page) => page.keyboard.press('Escape')
const status = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true })

/** On the list of films, whose first row has the focus. */
export const OF_LISTS: readonly Action[] = [
  { name: 'go a row down', key: 'ArrowDown' },
  { name: 'select a row', key: 'Space', back: escape },
  { name: 'preview a row', key: 'p', back: escape },
  { name: 'open the palette', key: 'Control+k', back: escape },
  { name: 'find a filter', key: 'f', back: escape },
  { name: 'choose a status', at: status('Available'), back: (page) => status('All')(page).click() },
  { name: 'go to the next page', at: (page) => page.getByRole('button', { name: 'Next page' }) },
]

export const OPENING: Action = { name: 'open a record', at: (page) => rows(page).first().getByRole('link').first() }

/** In the form of a film. */
export const OF_FORMS: readonly Action[] = [
  { name: 'click into a field', at: (page) => nameField(page, 'en') },
  { name: 'type a letter', key: 'a' },
  { name: 'undo', key: 'Control+z' },
  {
    name: 'open the menu of the record',
    at: (page) => page.getByRole('button', { name: 'More actions' }),
    back: escape,
  },
]

/** Puts the pointer where it will press, as a hand does before: what is drawn of that is no part of the press. */
export async function aim(page: Page, action: Action): Promise<void> {
  if (!('at' in action)) return
  const box = await action.at(page).boundingBox()
  if (!box) throw new Error(`Nothing to press: ${action.name}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/** Presses the key, or where the pointer stands. */
export async function press(page: Page, action: Action): Promise<void> {
  if ('key' in action) return page.keyboard.press(action.key)
  await page.mouse.down()
  await page.mouse.up()
}
