import { JSON_STRING_BYTES, MAX_FILTERS } from '#contract/values/limits.ts'
import { isObject } from '../../diff/json.ts'
import { entriesFrom } from '../../filters/entriesFrom.ts'
import type { RailQuery } from './entry.ts'

/** A query as its text (`q`) on the wire (calls.md section 0, filters). */
export function queryText({ filter, match }: RailQuery): string {
  return JSON.stringify({ filter, ...(match !== undefined && { match }) })
}

/** The query of a text; undefined where it is none, or has a row that lists do not have. */
export function readQuery(q: unknown): RailQuery | undefined {
  const value = typeof q === 'string' && q.length <= JSON_STRING_BYTES ? parsed(q) : undefined
  if (!isObject(value) || !Array.isArray(value.filter) || value.filter.length > MAX_FILTERS) return undefined
  const filter = entriesFrom(value.filter)
  if (filter.length !== value.filter.length) return undefined
  return { filter, ...(value.match === 'ANY' || value.match === 'ALL' ? { match: value.match } : {}) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
