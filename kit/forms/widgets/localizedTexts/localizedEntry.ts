import { isObject } from '#contract/rules/diff/json.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { childPointer } from '../../data/pointer.ts'
import type { Pointer } from '../../data/pointer.ts'
import { asList } from '../../parts/asList.ts'

type Entry = { lang: string; n?: string }

const isOf = (entry: unknown, lang: string): entry is Entry => isObject(entry) && entry.lang === lang

export function entryIndex(list: unknown, lang: string): number {
  return asList(list).findIndex((entry) => isOf(entry, lang))
}

/** Where the text of a language stands, or would stand: a language without an entry has a place of its own name. */
export function textPointer(list: Pointer, lang: string, index: number): Pointer {
  return childPointer(childPointer(list, index === -1 ? lang : index), 'n')
}

const rank = (lang: unknown) => {
  const place = (LANGUAGES as readonly unknown[]).indexOf(lang)
  return place === -1 ? LANGUAGES.length : place
}

/**
 * The list with the text of one language. An emptied text takes its entry away; one that comes back stands where the
 * order of the languages puts it, so emptying and typing again changes nothing.
 */
export function withText(list: unknown, lang: string, text: string): unknown[] | undefined {
  const entries = asList(list)
  const index = entryIndex(list, lang)
  if (index !== -1) {
    const rest =
      text === '' ? entries.toSpliced(index, 1) : entries.with(index, { ...(entries[index] as Entry), n: text })
    return rest.length > 0 ? rest : undefined
  }
  if (text === '') return entries.length > 0 ? [...entries] : undefined
  const place = entries.findIndex((entry) => isObject(entry) && rank(entry.lang) > rank(lang))
  return entries.toSpliced(place === -1 ? entries.length : place, 0, { lang, n: text })
}

/** Characters as people count them: a letter with its marks is one. */
export function lengthOf(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length
}
