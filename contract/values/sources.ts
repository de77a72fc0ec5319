/**
 * Where metadata comes from (specification section 3, glossary): media engine, catalogue provider, content management,
 * sports data, linear data, Gracenote. In order of precedence: of two that know a field the former one's value stands,
 * since the engine has measured what the others say.
 */
export const SOURCE_KEYS = ['me', 'cp', 'cms', 'sds', 'lds', 'gn'] as const
export type SourceKey = (typeof SOURCE_KEYS)[number]

/** Whose word a file is where nobody says otherwise: catalogues of providers are what is imported. */
export const DEFAULT_SOURCE: SourceKey = 'cp'

export function isSourceKey(value: unknown): value is SourceKey {
  return typeof value === 'string' && (SOURCE_KEYS as readonly string[]).includes(value)
}
