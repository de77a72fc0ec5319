import { SOURCE_KEYS, type SourceKey } from '#contract/values/sources.ts'
import { isObject, type JsonObject } from '../diff/json.ts'

export type SourceRecord = { src: SourceKey; payload: JsonObject }

/**
 * One record out of what the sources say: of each field the value of the first source that has it, of texts by
 * language the first source's for each language (order: `SOURCE_KEYS`).
 */
export function composeSources(sources: readonly SourceRecord[]): JsonObject {
  const inOrder = sources.toSorted((a, b) => SOURCE_KEYS.indexOf(a.src) - SOURCE_KEYS.indexOf(b.src))
  const composed: JsonObject = {}
  for (const { payload } of inOrder)
    for (const [field, value] of Object.entries(payload)) composed[field] = joined(composed[field], value)
  return composed
}

function joined(known: unknown, next: unknown): unknown {
  if (known === undefined) return next
  if (!isTexts(known) || !isTexts(next)) return known
  return [...known, ...next.filter(({ lang }) => !known.some((text) => text.lang === lang))]
}

function isTexts(value: unknown): value is { lang: string }[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && typeof one.lang === 'string')
}
