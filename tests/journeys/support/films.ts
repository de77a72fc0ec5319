import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { call } from './call.ts'
import { nameField } from './movies.ts'

const LIST = '/api/content/urn/resource/catalog/movie'

type StoredFilm = { id: string; rev: number; st: string; lon: { lang: string; n: string }[]; yr?: number }

/** A draft that only this journey knows. */
export function makeFilm(page: Page, name: string, more: object = {}): Promise<StoredFilm> {
  const payload = { lon: [{ lang: 'en', n: name }], prd: ['rimba-my'], yr: 2020, st: 'draft', ...more }
  return call(page, `${LIST}?prd=rimba-my`, 'POST', payload)
}

/** What the database has, not what a screen shows. */
export const storedFilm = (page: Page, id: string): Promise<StoredFilm> => call(page, `${LIST}/${id}`)

/** How often it was written: one line of the audit each. */
export async function writesOf(page: Page, id: string): Promise<number> {
  return (await call<unknown[]>(page, `/api/audit/movie/${id}`)).length
}

export const filmPath = (id: string): string => `/apps/rimba-my/vod/movie/${id}`

export async function openFilm(page: Page, id: string): Promise<void> {
  await page.goto(new URL(filmPath(id), page.url()).href)
  await expect(page.getByRole('heading', { level: 2, name: 'Names and texts' })).toBeVisible()
}

/** The name that is stored, once the save has come through. */
export async function expectStoredName(page: Page, id: string, name: string): Promise<void> {
  const stored = async () => (await storedFilm(page, id)).lon.find(({ lang }) => lang === 'en')?.n
  await expect.poll(stored).toBe(name)
}

/** Types letter by letter, as a person does. */
export async function typeOn(page: Page, text: string): Promise<void> {
  const field = nameField(page, 'en')
  await field.click()
  await field.press('End')
  await page.keyboard.type(text, { delay: 3 })
}

export const pressSave = (page: Page): Promise<void> => page.getByRole('button', { name: /^Save/ }).click()
