import type { Texts } from '#contract/values/languages.ts'

/**
 * Keywords of our own in data schemas and UI schemas. They carry the words of a field in four languages and the
 * choice of a renderer, so that a form needs nothing but its type document.
 */
export type SchemaWords = {
  /** The field's name on screen. */
  'x-label'?: Texts
  /** One sentence of help. */
  'x-help'?: Texts
  /** Words of the values of an enum. */
  'x-enum'?: Readonly<Record<string, Texts>>
  /** Unit shown after a number: ms, s, %. */
  'x-unit'?: string
  /** Required for publishing, not for a draft (style.md section 3, habit 10). */
  'x-publish'?: boolean
  /** An instant that must not lie before another one: the name of a field beside it, or a pointer from the root (/lws). */
  'x-after'?: string
  /** Beside `x-after`: how far behind that instant it may lie at most, in ms. */
  'x-longest'?: number
  /** The text is the name of a time zone, and has to be one that exists (IANA, or UTC). */
  'x-zone'?: true
  /** The text (or each text of the list) is the id of a document of one of these types. */
  'x-refers'?: readonly string[]
  /** At the root: words by the `i18n` keys that parts of the schema and of the UI schema name. */
  'x-words'?: Readonly<Record<string, Texts>>
  /** A key of `x-words`; its `.label`, `.description` and values of an enum stand behind a dot (JSON Forms). */
  i18n?: string
}

/** Every keyword of ours: strict validators are told of them, foreign ones ignore them. */
export const SCHEMA_WORDS = [
  'x-label',
  'x-help',
  'x-enum',
  'x-unit',
  'x-publish',
  'x-after',
  'x-longest',
  'x-zone',
  'x-refers',
  'x-words',
  'i18n',
] as const
