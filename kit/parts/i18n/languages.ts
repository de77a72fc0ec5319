import type { Locale } from 'ra-core'
import { LANGUAGES, OWN_NAMES } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'

/** The console's languages as react-admin's language menu wants them. */
export const languages: Locale[] = LANGUAGES.map((locale) => ({ locale, name: OWN_NAMES[locale] }))

export function ownNameOf(language: Language): string {
  return OWN_NAMES[language]
}
