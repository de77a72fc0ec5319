import { KEPT_FIELDS } from '#contract/schemas/contentRecord.ts'
import type { Language } from '#contract/values/languages.ts'
import { isLanguage } from '#contract/values/languages.ts'
import { isObject, own } from '../diff/json.ts'
import { payloadOf } from './payloadOf.ts'

/** What belongs to one document alone: its identifiers elsewhere, its pictures, what its own history left on it. */
const ITS_OWN: ReadonlySet<string> = new Set([
  ...KEPT_FIELDS,
  'ex_id',
  'cond_pub',
  'err_msg',
  're_pro',
  'au_ut',
  'pmy_tm',
])

/** How a name says that it is a copy's, in the language of the name itself. */
const COPY_MARKS: Readonly<Partial<Record<Language, (name: string) => string>>> = {
  en: (name) => `${name} (copy)`,
  zh: (name) => `${name}（副本）`,
  ms: (name) => `${name} (salinan)`,
  ta: (name) => `${name} (நகல்)`,
}

/**
 * What a copy of a record starts with: its texts, dates and settings under names that say in their own language that
 * it is a copy. Unknown languages keep the name as it is. Identifiers and pictures stay with the original.
 */
export function duplicateOf(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(payloadOf(record)).filter(([field]) => !ITS_OWN.has(field))
  const copy = Object.fromEntries(kept)
  if (!Array.isArray(copy.lon)) return copy
  const names = copy.lon.map((entry: unknown) => {
    if (!isObject(entry)) return entry
    const [name, lang] = [own(entry, 'n'), own(entry, 'lang')]
    return typeof name === 'string' && isLanguage(lang) ? { ...entry, n: COPY_MARKS[lang]?.(name) ?? name } : entry
  })
  return { ...copy, lon: names }
}
