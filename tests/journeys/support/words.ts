import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { flatten } from '../../support/flatten.ts'
import { LANGUAGES, OWN_NAMES, type Language } from '#contract/values/languages.ts'
import { messagesByLanguage } from '../../support/messagesByLanguage.ts'
import { shippedTypes } from '#server/types/shipped.ts'

export const word = (language: Language, key: string): string => flatten(messagesByLanguage[language]).get(key) ?? key

/** The name of the toolbar's menu of languages where one of them is spoken: 'Language: English'. */
const menuName = (language: Language) => word(language, 'settings.languageIs').replace('%{name}', OWN_NAMES[language])
const LANGUAGE_MENU = new RegExp(`^(?:${LANGUAGES.map(menuName).join('|')})$`)

/** Chooses a language in the toolbar, whichever is spoken at present. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: LANGUAGE_MENU }).click()
  await page.getByRole('menuitem', { name: OWN_NAMES[language], exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('button', { name: menuName(language), exact: true })).toBeVisible()
}

/** English words of the console and of its types that another language says otherwise. */
function englishFor(language: Exclude<Language, 'en'>): string[] {
  const own = flatten(messagesByLanguage[language])
  const words = [...flatten(messagesByLanguage.en)].filter(
    ([key, text]) => !text.includes('%{') && own.get(key) !== text,
  )
  const labels = shippedTypes().flatMap((type) => [
    ...[type.labels.one, type.labels.many],
    ...type.list.columns.map(({ label }) => label),
  ])
  // What one language says in English another thing may be called in its own: Genre is Malay too.
  const spoken = new Set([...own.values(), ...labels.map((label) => label[language])])
  return [...words.map(([, text]) => text), ...labels.map((label) => label.en)].filter((text) => !spoken.has(text))
}

/** The screen says nothing in English, shows no bare key and cuts the text of no button. */
export async function expectSpoken(page: Page, language: Exclude<Language, 'en'>): Promise<void> {
  await expect
    .poll(() => page.evaluate(textsOf, englishFor(language)), { message: language })
    .toEqual({
      english: [],
      keys: [],
      cut: [],
    })
}

/** Runs on the page. Texts of a content language say so themselves and are left out. */
function textsOf(english: string[]) {
  const foreign = new Set(english)
  const isShown = (element: Element | null) => element !== null && element.checkVisibility()
  const isContent = (element: Element | null) => {
    const marked = element?.closest('[lang], input, textarea')
    return marked !== null && marked !== undefined && marked !== document.documentElement
  }
  const seen = [...document.querySelectorAll('body *')].flatMap((element) => {
    if (!isShown(element) || isContent(element)) return []
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name))
    return [...own, ...spoken].map((text) => text?.trim() ?? '').filter(Boolean)
  })
  const cut = [...document.querySelectorAll('button, [role=tab], [role=menuitem]')].filter(
    (element) =>
      isShown(element) &&
      element.textContent !== '' &&
      element.clientWidth > 0 &&
      !element.closest('[title]') &&
      element.scrollWidth > element.clientWidth + 2,
  )
  return {
    english: seen.filter((text) => foreign.has(text)),
    keys: seen.filter((text) => /^[a-z]\w+(?:\.[a-z]\w*)+$/.test(text)),
    cut: cut.map((element) => element.textContent),
  }
}
