import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'ra-core'
import { DEFAULT_LANGUAGE, isLanguage, interfaceLanguage } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'
import type { ExtensionWords } from '../extension/Extension.ts'
import { messages as english } from './en/messages.ts'
import { languages } from './languages.ts'

/** Another language is fetched when it is first chosen; English is part of the first load. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<typeof english>>> = {
  zh: () => import('./zh/messages.ts').then(({ messages }) => messages),
  ms: () => import('./ms/messages.ts').then(({ messages }) => messages),
  ta: () => import('./ta/messages.ts').then(({ messages }) => messages),
}

type OwnWords = Partial<Readonly<Record<Language, ExtensionWords>>> | undefined
/** The console's words, and those of extensions by their names. */
export type ConsoleWords = I18nProvider & { add: (name: string, words: OwnWords) => Promise<void> }

/**
 * The console's words (specification section 1). The page's `lang` follows the language, so that fonts, hyphenation
 * and screen readers do. A language that cannot be fetched leaves the present one in place.
 */
export function createI18nProvider(page: { lang: string } = document.documentElement): ConsoleWords {
  const added = new Map<string, OwnWords>()
  /** A language that an extension has no words in shows them in English. */
  const withAdded = (messages: typeof english, language: Language) =>
    added.size === 0
      ? messages
      : {
          ...messages,
          ...Object.fromEntries([...added].map(([name, own]) => [name, own?.[language] ?? own?.en ?? {}])),
        }
  const messagesOf = (locale: string) =>
    isLanguage(locale) && locale !== 'en'
      ? loaders[locale]().then((messages) => withAdded(messages, locale))
      : withAdded(english, 'en')
  const provider = polyglotI18nProvider(messagesOf, DEFAULT_LANGUAGE, languages)
  page.lang = DEFAULT_LANGUAGE
  return {
    ...provider,
    changeLocale: async (locale: string) => {
      await provider.changeLocale(locale)
      page.lang = interfaceLanguage(locale)
    },
    add: (name, words) => {
      added.set(name, words)
      return provider.changeLocale(provider.getLocale())
    },
  }
}
