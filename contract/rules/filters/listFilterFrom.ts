import { isObject, own } from '../diff/json.ts'

const TEXTS = ['st', 'term', 'q', 'products', 'view', 'zone', 'attributeType'] as const

/**
 * A list's filter as it came out of an address, which anybody may have written and which the browser then remembers:
 * values of another kind than the list has are left out. Entries are looked at by themselves (entriesFrom).
 */
export function listFilterFrom<Filter extends object>(value: unknown): Filter {
  const asked = isObject(value) ? value : {}
  const texts = TEXTS.flatMap((key) => (typeof own(asked, key) === 'string' ? [[key, asked[key]]] : []))
  return {
    ...Object.fromEntries(texts),
    ...(asked.match === 'ANY' || asked.match === 'ALL' ? { match: asked.match } : {}),
    ...(Array.isArray(asked.entries) ? { entries: asked.entries } : {}),
  } as Filter
}
