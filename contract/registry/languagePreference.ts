import type { Language } from '#contract/values/languages.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '#contract/values/languages.ts'

/** The configuration 'language-preference' as the console goes by it. */
export type LanguagePreference = {
  /** The language of a user who has chosen none. */
  standard: Language
  /** What the language menu offers, in the order of the console's own languages. */
  offered: readonly Language[]
}

/** `{ default, languages: [{ code, required }] }` as anybody may have written it: what is no language of ours is left out.
 * Where nothing known is said, all languages are offered (specification section 8). */
export function languagePreferenceFrom(attrs: unknown): LanguagePreference {
  const { default: wanted, languages } = (attrs ?? {}) as Record<string, unknown>
  const named: readonly unknown[] = Array.isArray(languages) ? languages : []
  const codes = named.map((one) => (one as { code?: unknown } | null)?.code)
  const known = LANGUAGES.filter((language) => codes.includes(language))
  const offered = known.length > 0 ? known : LANGUAGES
  const standard = [wanted, DEFAULT_LANGUAGE, ...offered].find(
    (one): one is Language => isLanguage(one) && offered.includes(one),
  )
  return { standard: standard ?? DEFAULT_LANGUAGE, offered }
}
