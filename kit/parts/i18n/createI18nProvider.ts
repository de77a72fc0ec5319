import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import { DEFAULT_LANGUAGE, isLanguage, interfaceLanguage } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'
import type { ExtensionWords } from '../extension/Extension.ts'
import { languages } from './languages.ts'
import { loadMessages, loadStockWords } from './loadMessages.ts'
import { mergeWords } from './mergeWords.ts'
import { pageWords } from './pageWords.ts'
import type { PageWords } from './pageWords.ts'

type OwnWords = Partial<Readonly<Record<Language, ExtensionWords>>>
/** The console's words, and those of extensions by their names. */
type ConsoleWords = I18nProvider & {
  /** Words of an extension; a language that it has none in shows them in English. Told before its first screen. */
  add: (name: string, words: OwnWords) => Promise<void>
  /** Reads the present language once more, with what has come to it. */
  reread: () => Promise<void>
}

async function withAdded(language: Language, pages: PageWords, added: ReadonlyMap<string, OwnWords>) {
  const [messages, stock] = await Promise.all([loadMessages(language, pages), loadStockWords(language)])
  const own = [...added].map(([name, words]) => [name, mergeWords(words.en ?? {}, words[language] ?? {})])
  return { ...messages, ra: { ...messages.ra, ...stock }, ...Object.fromEntries(own) }
}

/**
 * The console's words (specification section 1). The page's `lang` follows the language, so that fonts, hyphenation
 * and screen readers do. A language that cannot be fetched leaves the present one in place.
 */
export function createI18nProvider(
  page: { lang: string } = document.documentElement,
  pages: PageWords = pageWords,
): ConsoleWords {
  const added = new Map<string, OwnWords>()
  const read = (locale: string) => {
    const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE
    return added.size === 0 ? loadMessages(language, pages) : withAdded(language, pages, added)
  }
  // Its type asks for the words of stock parts, which come with the first extension.
  const provider = polyglotI18nProvider(
    read as unknown as (locale: string) => TranslationMessages,
    DEFAULT_LANGUAGE,
    languages,
  )
  page.lang = DEFAULT_LANGUAGE
  let last: Promise<void> = Promise.resolve()
  // One reading after the other: one that began earlier, and knows less, would else stand in the end.
  const inTurn = (read: () => Promise<void>) => {
    const done = last.then(read)
    last = done.catch(() => undefined)
    return done
  }
  const reread = () => inTurn(() => provider.changeLocale(provider.getLocale()))
  return {
    ...provider,
    changeLocale: (locale: string) =>
      inTurn(async () => {
        await provider.changeLocale(locale)
        page.lang = interfaceLanguage(locale)
      }),
    reread,
    add: (name, words) => {
      added.set(name, words)
      return reread()
    },
  }
}
