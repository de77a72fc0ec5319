import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import { localized, type LocalizedText } from '#contract/values/localizedText.ts'

/**
 * Named readers of a record's short fields (specification section 3, glossary), for whole records and list rows alike.
 * A record may come from any service, so a field of another shape reads as absent.
 */
export type Readable = Readonly<Record<string, unknown>>

function textsOf(value: unknown): LocalizedText[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (entry: unknown): entry is LocalizedText =>
      typeof entry === 'object' && entry !== null && 'lang' in entry && 'n' in entry && typeof entry.n === 'string',
  )
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

/** The name in a language, else English, else the first there is, else ''. */
export function titleOf(record: Readable, language: string = DEFAULT_LANGUAGE): string {
  return localized(textsOf(record.lon), language)
}

/** Every name with its language, those without text left out. */
export function namesOf(record: Readable): readonly LocalizedText[] {
  return textsOf(record.lon).filter((entry) => entry.n.trim() !== '')
}

export function productsOf(record: Readable): readonly string[] {
  return stringsOf(record.prd)
}

/** Names of the images that are present: '0-16x9', '0-3x1-Banner' (values/images). */
export function imagesOf(record: Readable): readonly string[] {
  return stringsOf(record.ia)
}

/** The year of the release, else of the production, else of the first airing. */
export function yearOf(record: Readable): number | undefined {
  for (const date of [record.rdt, record.pdt, record.oadt]) {
    const year = typeof date === 'number' ? String(date) : typeof date === 'string' ? date : ''
    if (/^\d{4}(?!\d)/.test(year)) return Number(year.slice(0, 4))
  }
  return undefined
}

/** Run time in ms: of the title itself, else the total with breaks. */
export function runTimeOf(record: Readable): number | undefined {
  return [record.rt, record.trt].find((time) => typeof time === 'number' && time > 0) as number | undefined
}

/** The wanted languages in which a record has no name. */
export function missingLanguages<Language extends string>(
  record: Readable,
  languages: readonly Language[],
): Language[] {
  const present = new Set(namesOf(record).map((entry) => entry.lang))
  return languages.filter((language) => !present.has(language))
}

/** Is the record a parent item? The wire says it as text. */
export function isParentItem(record: Readable): boolean {
  return record.prt_ic === 'true' || record.prt_ic === true
}
