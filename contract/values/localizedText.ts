/** An entry of `lon`, `lod` or `losn`: the wire's localized text (specification section 3). */
export type LocalizedText = { lang: string; n: string }

/** The text in the wanted language, else English, else the first that has one; '' where there is none. */
export function localized(list: readonly LocalizedText[] | undefined, language: string): string {
  if (!list) return ''
  const of = (lang: string) => list.find((entry) => entry.lang === lang && entry.n)?.n
  return of(language) ?? of('en') ?? list.find((entry) => entry.n)?.n ?? ''
}
