import { isObject, own } from './json.ts'

/** Fields by which an entry of a list is known whatever its place: language (also by its form name), product, id, key, code, airing. */
const NATURAL_KEYS = ['lang', 'language', 'prd', 'id', 'key', 'code', 'uId'] as const
type NaturalKey = (typeof NATURAL_KEYS)[number]

/** The entry's key as text, or undefined where it has none that could name it. */
export function keyOf(entry: unknown, field: NaturalKey): string | undefined {
  const value = isObject(entry) ? own(entry, field) : undefined
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined
}

/**
 * The field that names every entry of all given lists once: `lang` in names, `prd` in entries per product. Undefined
 * where none does (two windows of one product, segments): such lists go by index.
 */
export function naturalKey(...lists: readonly (readonly unknown[])[]): NaturalKey | undefined {
  if (lists.every((list) => list.length === 0)) return undefined
  return NATURAL_KEYS.find((field) => lists.every((list) => namesAll(list, field)))
}

/** The place of the entry that a key names: by any field that names every entry of the list once. */
export function indexOfKey(list: readonly unknown[], key: string): number {
  for (const field of NATURAL_KEYS) {
    const index = list.findIndex((entry) => keyOf(entry, field) === key)
    if (index !== -1 && namesAll(list, field)) return index
  }
  return -1
}

function namesAll(list: readonly unknown[], field: NaturalKey): boolean {
  const keys = list.map((entry) => keyOf(entry, field))
  return !keys.includes(undefined) && new Set(keys).size === list.length
}
