import { Type, type Static } from 'typebox'

/** An entry of `lon`, `lod` or `losn`: the wire's localized text (specification section 3). */
export const LocalizedText = Type.Object({ lang: Type.String(), n: Type.String() })
export type LocalizedText = Static<typeof LocalizedText>

/** A type of somebody's own making may have anything where names are expected. */
function isText(entry: unknown): entry is LocalizedText {
  return typeof entry === 'object' && entry !== null && typeof (entry as { n?: unknown }).n === 'string'
}

/** The text in the wanted language, else English, else the first that has one; '' where there is none. */
export function localized(list: readonly LocalizedText[] | undefined, language: string): string {
  const texts: readonly LocalizedText[] = Array.isArray(list) ? list.filter(isText) : []
  const of = (lang: string) => texts.find((entry) => entry.lang === lang && entry.n)?.n
  return of(language) ?? of('en') ?? texts.find((entry) => entry.n)?.n ?? ''
}
