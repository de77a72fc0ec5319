import { isLanguage } from '#contract/values/languages.ts'
import { createI18nProvider } from '#kit/parts/i18n/createI18nProvider.ts'
import { pageWords } from '#kit/parts/i18n/pageWords.ts'
import { LANGUAGE_KEY } from './languageKey.ts'

const last = localStorage.getItem(LANGUAGE_KEY)
const language = isLanguage(last) ? last : 'en'

/** The console's words, from its first page on in the language that was used last. */
export const startWords = createI18nProvider()
pageWords.follow(startWords.reread)

let isLoaded = language === 'en'
/** Without its words the console starts in English. */
export const wordsLoaded: Promise<void> = isLoaded
  ? Promise.resolve()
  : startWords
      .changeLocale(language)
      .catch(() => undefined)
      .then(() => {
        isLoaded = true
      })
export const areWordsLoaded = (): boolean => isLoaded
