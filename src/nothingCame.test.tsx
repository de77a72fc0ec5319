import { expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contract/values/languages.ts'
import { sayNothingCame } from './nothingCame.ts'

const shown = (language: string, reload = vi.fn()) => {
  const root = document.createElement('div')
  sayNothingCame(root, language, reload)
  return { root, reload }
}

it('says in each language that what is seen did not come, and loads the page again where that is asked for', () => {
  const titles = LANGUAGES.map((language) => shown(language).root.querySelector('h1')?.textContent)
  expect(new Set(titles).size).toBe(LANGUAGES.length)
  const { root, reload } = shown('ta')
  expect(root.querySelector('[role=alert]')?.getAttribute('lang')).toBe('ta')
  root.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledOnce()
})

it('speaks English to a browser of another language', () => {
  expect(shown('fr').root.querySelector('h1')).toHaveTextContent('Marquee could not start')
})
