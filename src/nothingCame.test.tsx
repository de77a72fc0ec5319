import { expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contract/values/languages.ts'
import { flatten } from '#tests/support/flatten.ts'
import { messagesByLanguage } from '#tests/support/messagesByLanguage.ts'
import { sayNothingCame } from './nothingCame.ts'

const shown = (language: string, reload = vi.fn()) => {
  const root = document.createElement('div')
  sayNothingCame(root, language, reload)
  return { root, reload }
}

it('says in each language that what is seen did not come, and loads the page again where that is asked for', () => {
  const texts = LANGUAGES.map((language) => shown(language).root.querySelector('p')?.textContent)
  expect(new Set(texts).size).toBe(LANGUAGES.length)
  const { root, reload } = shown('ta')
  // An alert that were the landmark itself would be none.
  expect(root.querySelector('main[lang=ta]:not([role]) > [role=alert]')).not.toBeNull()
  root.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledOnce()
})

it.each(LANGUAGES)(
  'says in %s what the console says where it cannot start, and loads anew by the same name',
  (language) => {
    const { root } = shown(language)
    const words = flatten(messagesByLanguage[language])
    expect([root.querySelector('h1')?.textContent, root.querySelector('button')?.textContent]).toEqual([
      words.get('shell.startFailed'),
      words.get('errorPages.fault.reload'),
    ])
  },
)

it('speaks English to a browser of another language', () => {
  expect(shown('fr').root.querySelector('h1')).toHaveTextContent('Marquee could not start')
})
