import { isObject, own } from '../diff/json.ts'

/** The language that texts are written in first and translated from. */
export const SOURCE_LANGUAGE = 'en'

/**
 * Property of a localized entry (ours): the mark of the source text that a translation was last brought up to date
 * with. A translation without one is of unknown age and counts as up to date.
 */
export const SOURCE_MARK = 'src'

/**
 * Property of the source's entry (ours): older source texts by their marks, as long as a translation that was made from
 * one has not been brought up to date; so that old and new can be read side by side.
 */
export const OLDER_SOURCES = 'was'

/** Property of a translation (ours): how far its people say it is. Without one nobody has said. */
export const TRANSLATION_STATUS = 'tst'

/** How far a translation is; whoever may change the text says it, and nothing waits for it. */
export const TRANSLATION_STATUSES = ['draft', 'review', 'final'] as const
export type TranslationStatus = (typeof TRANSLATION_STATUSES)[number]

/** What an entry holds beside language and text is bookkeeping of translators. */
export const TRANSLATION_FACTS: readonly string[] = [SOURCE_MARK, OLDER_SOURCES, TRANSLATION_STATUS]

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
 * The list after the text of one language was typed: a translation is up to date with the source as it stands now, and
 * final no longer. Where it is the source that changed, translations of unknown age get the mark of what it was before.
 */
export function markTyped(before: readonly unknown[], after: readonly unknown[], lang: string): unknown[] {
  if (lang === SOURCE_LANGUAGE) return sourceTyped(before, after)
  const source = textOf(after, SOURCE_LANGUAGE)
  const isNew = textOf(before, lang) !== textOf(after, lang)
  return after.map((entry) => {
    if (!isEntry(entry) || entry.lang !== lang) return entry
    const typed = marked(entry, source)
    return isNew ? noLongerFinal(typed) : typed
  })
}

function marked(entry: Entry, text: string): Entry {
  const { [SOURCE_MARK]: _, ...rest } = entry
  const mark = sourceMark(text)
  return mark === '' ? rest : { ...rest, [SOURCE_MARK]: mark }
}

function sourceTyped(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const was = textOf(before, SOURCE_LANGUAGE)
  const dated = after.map((entry) =>
    isEntry(entry) && entry.lang !== SOURCE_LANGUAGE && own(entry, SOURCE_MARK) === undefined
      ? marked(entry, was)
      : entry,
  )
  return withOlderSources(before, dated)
}

/**
 * The list after another source text was put in, with the older texts that its translations were made from: at the
 * source, and at the first entry while there is none.
 */
export function withOlderSources(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const was = textOf(before, SOURCE_LANGUAGE)
  const present = sourceMark(textOf(after, SOURCE_LANGUAGE))
  const entries = after.filter(isEntry)
  const needed = new Set(entries.map((entry) => entry[SOURCE_MARK]))
  const known = { ...olderSources(before), [sourceMark(was)]: was }
  const older = Object.entries(known).filter(([mark]) => mark !== present && needed.has(mark))
  const holder = entries.find(({ lang }) => lang === SOURCE_LANGUAGE) ?? entries[0]
  return after.map((entry) => {
    if (!isEntry(entry) || (entry !== holder && own(entry, OLDER_SOURCES) === undefined)) return entry
    const { [OLDER_SOURCES]: _, ...rest } = entry
    return entry === holder && older.length > 0 ? { ...rest, [OLDER_SOURCES]: Object.fromEntries(older) } : rest
  })
}

function olderSources(list: readonly unknown[]): Readonly<Record<string, unknown>> {
  const held = list.filter(isEntry).map((entry) => own(entry, OLDER_SOURCES))
  return Object.assign({}, ...held.filter(isObject)) as Readonly<Record<string, unknown>>
}

/** The source text that a translation was made from, where that has changed since and was kept. */
export function olderSourceOf(list: readonly unknown[], lang: string): string | undefined {
  const mark = list.filter(isEntry).find((entry) => entry.lang === lang)?.[SOURCE_MARK]
  if (typeof mark !== 'string' || !staleLanguages(list).includes(lang)) return undefined
  const text = own(olderSources(list), mark)
  return typeof text === 'string' ? text : undefined
}

/** What its people say of a translation. */
export function statusIn(entry: Readonly<Record<string, unknown>>): TranslationStatus | undefined {
  const said = own(entry, TRANSLATION_STATUS)
  return TRANSLATION_STATUSES.find((one) => one === said)
}

/** A translation whose text is another one now is to be looked at again. */
export function noLongerFinal<E extends Readonly<Record<string, unknown>>>(entry: E): E {
  return statusIn(entry) === 'final' ? withStatus(entry, 'review') : entry
}

/** The entry with another word on how far it is, or with none. */
export function withStatus<E extends Readonly<Record<string, unknown>>>(
  entry: E,
  status: TranslationStatus | undefined,
): E {
  const { [TRANSLATION_STATUS]: _, ...rest } = entry
  return (status === undefined ? rest : { ...rest, [TRANSLATION_STATUS]: status }) as unknown as E
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
