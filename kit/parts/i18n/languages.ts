import type { Locale } from 'ra-core'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'

/** How each language calls itself: the same in every language of the console, hence not among the words. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '中文',
  ms: 'Bahasa Melayu',
  ta: 'தமிழ்',
}

/** The console's languages as react-admin's language menu wants them. */
export const languages: Locale[] = LANGUAGES.map((locale) => ({ locale, name: OWN_NAMES[locale] }))

export function ownNameOf(language: Language): string {
  return OWN_NAMES[language]
}
