import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import { DEFAULT_LANGUAGE, isLanguage, interfaceLanguage } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'
import type { ExtensionWords } from '../extension/Extension.ts'
import { messages as english } from './en/messages.ts'
import type { raParts } from './en/raParts.ts'
import { languages } from './languages.ts'
import type { Words } from './Words.ts'

type Messages = typeof english
type StockWords = Words<typeof raParts>

/** Another language is fetched when it is first chosen; English is part of the first load. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>> = {
  zh: () => import('./zh/messages.ts').then(({ messages }) => messages),
  ms: () => import('./ms/messages.ts').then(({ messages }) => messages),
  ta: () => import('./ta/messages.ts').then(({ messages }) => messages),
}

/** Words of react-admin's stock parts: fetched with the first extension. */
const stockWords: Readonly<Record<Language, () => Promise<StockWords>>> = {
  en: () => import('./en/raParts.ts').then(({ raParts }) => raParts),
  zh: () => import('./zh/raParts.ts').then(({ raParts }) => raParts),
  ms: () => import('./ms/raParts.ts').then(({ raParts }) => raParts),
  ta: () => import('./ta/raParts.ts').then(({ raParts }) => raParts),
}

type OwnWords = Partial<Readonly<Record<Language, ExtensionWords>>>
/** The console's words, and those of extensions by their names. */
type ConsoleWords = I18nProvider & {
  /** Words of an extension; a language that it has none in shows them in English. Told before its first screen. */
  add: (name: string, words: OwnWords) => Promise<void>
}

function messagesOf(language: Language): Messages | Promise<Messages> {
  return language === 'en' ? english : loaders[language]()
}

async function withAdded(language: Language, added: ReadonlyMap<string, OwnWords>) {
  const [messages, stock] = await Promise.all([messagesOf(language), stockWords[language]()])
  const own = [...added].map(([name, words]) => [name, words[language] ?? words.en ?? {}])
  return { ...messages, ra: { ...messages.ra, ...stock }, ...Object.fromEntries(own) }
}

/**
 * The console's words (specification section 1). The page's `lang` follows the language, so that fonts, hyphenation
 * and screen readers do. A language that cannot be fetched leaves the present one in place.
 */
export function createI18nProvider(page: { lang: string } = document.documentElement): ConsoleWords {
  const added = new Map<string, OwnWords>()
  const read = (locale: string) => {
    const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE
    return added.size === 0 ? messagesOf(language) : withAdded(language, added)
  }
  // Its type asks for the words of stock parts, which come with the first extension.
  const provider = polyglotI18nProvider(
    read as unknown as (locale: string) => TranslationMessages,
    DEFAULT_LANGUAGE,
    languages,
  )
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
