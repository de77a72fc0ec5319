import { Type } from 'typebox'

/**
 * How each language calls itself, in the order in which they are shown: the same in every language of the console, hence
 * not among its words. A row here and a folder of words make a language (docs/adding-a-language.md).
 */
export const OWN_NAMES = { en: 'English', zh: '中文', ms: 'Bahasa Melayu', ta: 'தமிழ்' } as const
export type Language = keyof typeof OWN_NAMES

/** Interface and content languages, BCP 47 (specification section 1). */
export const LANGUAGES = Object.keys(OWN_NAMES) as readonly Language[]
export const DEFAULT_LANGUAGE: Language = 'en'

/**
 * One text by interface language: how data (labels of types, fields, menu items) carries words. Only English is
 * certain: a type document may leave the others out, and `textIn` reads English there.
 */
export type Texts = Readonly<{ en: string } & Partial<Record<Language, string>>>
export const Texts = Type.Unsafe<Texts>(
  Type.Object({ en: Type.String() }, { additionalProperties: { type: 'string' } }),
)

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value)
}

/** The language in which data is read out under this locale: its own, or English. */
export function interfaceLanguage(locale: unknown): Language {
  return isLanguage(locale) ? locale : DEFAULT_LANGUAGE
}

/** The text of one language, or English where a type document written by hand leaves a language out. */
export function textIn(texts: Partial<Record<Language, string>> | undefined, language: Language): string {
  return texts?.[language] ?? texts?.[DEFAULT_LANGUAGE] ?? ''
}
