import type { Messages } from './byArea.ts'
import { messages as english } from './en/messages.ts'
import { mergeWords } from './mergeWords.ts'
import { pageWords } from './pageWords.ts'
import type { PageWords } from './pageWords.ts'

type Loaders<Words> = Readonly<Record<string, () => Promise<Words>>>

/** One file per language, fetched when it is first chosen; English is part of the first load. */
const LOADERS: Loaders<Messages> = import.meta.glob<Messages>(['./*/messages.ts', '!./en/*'], { import: 'messages' })

/** Words of react-admin's stock parts, which extensions may draw: fetched with the first extension. */
const STOCK_LOADERS: Loaders<object> = import.meta.glob<object>('./*/stock/ra.ts', { import: 'words' })

/**
 * The words of the console in a language: those that stand before any page is opened, and the sets of the pages that
 * were. English stands in for words that the language lacks, and for a language that has no folder here; English itself
 * is there at once, as react-admin wants it at the start.
 */
export function loadMessages(
  locale: string,
  pages: Pick<PageWords, 'wordsIn'> = pageWords,
  loaders = LOADERS,
): Messages | Promise<Messages> {
  const load = loaders[`./${locale}/messages.ts`]
  const opened = pages.wordsIn(locale)
  if (!load && !(opened instanceof Promise)) return { ...english, ...opened }
  return Promise.all([load?.() ?? {}, opened]).then(([own, more]) => ({
    ...mergeWords(english, own),
    ...more,
  }))
}

/** The words of stock parts in a language, or in English where the language has none of them. */
export async function loadStockWords(locale: string): Promise<object> {
  const load = STOCK_LOADERS[`./${locale}/stock/ra.ts`] ?? STOCK_LOADERS['./en/stock/ra.ts']
  return load?.() ?? {}
}
