import { isObject, own } from '../diff/json.ts'

/** The language that texts are written in first and translated from. */
const SOURCE_LANGUAGE = 'en'

/**
 * Property of a localized entry (ours): the mark of the source text that a translation was last brought up to date
 * with. A translation without one is of unknown age and counts as up to date.
 */
export const SOURCE_MARK = 'src'

type Entry = { lang: string; n?: unknown; src?: unknown; [more: string]: unknown }

const isEntry = (entry: unknown): entry is Entry => isObject(entry) && typeof entry.lang === 'string'
const textOf = (list: readonly unknown[], lang: string): string => {
  const text = list.filter(isEntry).find((entry) => entry.lang === lang)?.n
  return typeof text === 'string' ? text : ''
}

/** Seven letters and digits that differ between texts as good as always (FNV-1a); '' for no text. Space around is no text. */
export function sourceMark(text: string): string {
  const plain = text.normalize('NFC').trim()
  if (plain === '') return ''
  let hash = 0x811c9dc5
  for (let at = 0; at < plain.length; at++) hash = Math.imul(hash ^ plain.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36).padStart(7, '0')
}

/**
 * The list after the text of one language was typed: a translation is up to date with the source as it stands now;
 * where it is the source that changed, translations of unknown age get the mark of what it was before.
 */
export function markTyped(before: readonly unknown[], after: readonly unknown[], lang: string): unknown[] {
  const marked = (entry: Entry, text: string): Entry => {
    const { [SOURCE_MARK]: _, ...rest } = entry
    const mark = sourceMark(text)
    return mark === '' ? rest : { ...rest, [SOURCE_MARK]: mark }
  }
  const was = textOf(before, SOURCE_LANGUAGE)
  return after.map((entry) => {
    if (!isEntry(entry) || entry.lang === SOURCE_LANGUAGE) return entry
    if (lang === SOURCE_LANGUAGE) return own(entry, SOURCE_MARK) === undefined ? marked(entry, was) : entry
    return entry.lang === lang ? marked(entry, textOf(after, SOURCE_LANGUAGE)) : entry
  })
}

/** Languages whose text was written for a source text that has changed since. */
export function staleLanguages(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  const present = sourceMark(textOf(list, SOURCE_LANGUAGE))
  if (present === '') return []
  return list
    .filter(isEntry)
    .filter((entry) => entry.lang !== SOURCE_LANGUAGE && typeof entry.n === 'string' && entry.n !== '')
    .filter((entry) => typeof entry[SOURCE_MARK] === 'string' && entry[SOURCE_MARK] !== present)
    .map(({ lang }) => lang)
}

/** The list after somebody looked at a translation and found it still right. */
export function confirmTranslation(list: readonly unknown[], lang: string): unknown[] {
  return markTyped(list, list, lang)
}
