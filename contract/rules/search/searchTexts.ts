import { isObject } from '../diff/json.ts'
import type { SearchField, SearchMatch } from '#contract/schemas/search.ts'

/** A title as the search reads it: its payload and the ids that the server keeps beside it. */
export type Searched = { payload: Readonly<Record<string, unknown>>; id: string; exId: string | null }

/** Fields of a payload that the search looks into. */
export const SEARCHED_FIELDS = ['lon', 'losn', 'lod', 'ppl'] as const

/** Every text of a title that the search looks into, under the field that it counts for. */
export function searchTexts({ payload, id, exId }: Searched): SearchMatch[] {
  return [
    ...localizedTexts('lon', payload.lon),
    // Short names are names.
    ...localizedTexts('lon', payload.losn),
    ...localizedTexts('lod', payload.lod),
    ...people(payload.ppl),
    ...(exId ? [{ field: 'ex_id', text: exId } as const] : []),
    { field: 'id', text: id },
  ]
}

/** A type of somebody's own making may have anything in these fields. */
function localizedTexts(field: SearchField, list: unknown): SearchMatch[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) =>
    isObject(entry) && typeof entry.n === 'string'
      ? [{ field, ...(typeof entry.lang === 'string' ? { lang: entry.lang } : {}), text: entry.n }]
      : [],
  )
}

/** Names of people and of the characters that they play. */
function people(list: unknown): SearchMatch[] {
  if (!Array.isArray(list)) return []
  return list
    .flatMap((entry: unknown) => (isObject(entry) ? [entry.n, entry.ch] : []))
    .flatMap((text) => (typeof text === 'string' ? [{ field: 'ppl', text } as const] : []))
}
