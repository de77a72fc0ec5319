import type { JsonObject } from '#contract/rules/diff/json.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'

/** A part of a field that is an object; `path` leads to it, its last name is that of its word. */
export type DetailField = {
  path: readonly [string, ...string[]]
  kind: 'text' | 'long' | 'colour' | 'picture' | 'words' | 'marker' | 'choice'
  options?: readonly string[]
}

/** `seo` has `tw.ca`, and `spn` its marker by the specification; the other names are ours. */
const DETAILS: Partial<Record<FieldName, readonly DetailField[]>> = {
  seo: [
    { path: ['title'], kind: 'text' },
    { path: ['description'], kind: 'long' },
    { path: ['image'], kind: 'picture' },
    { path: ['tw', 'ca'], kind: 'choice', options: ['summary', 'summary_large_image', 'app', 'player'] },
  ],
  theme: [
    { path: ['background'], kind: 'colour' },
    { path: ['text'], kind: 'colour' },
    { path: ['accent'], kind: 'colour' },
  ],
  tabBackground: [
    { path: ['color'], kind: 'colour' },
    { path: ['url'], kind: 'picture' },
  ],
  tabLogo: [
    { path: ['url'], kind: 'picture' },
    { path: ['alt'], kind: 'text' },
  ],
  backgroundImage: [
    { path: ['url'], kind: 'picture' },
    { path: ['color'], kind: 'colour' },
  ],
  sponsor: [
    { path: ['name'], kind: 'text' },
    { path: ['label'], kind: 'text' },
    { path: ['description'], kind: 'long' },
    { path: ['tags'], kind: 'words' },
    { path: ['marker'], kind: 'marker' },
  ],
  viewMore: [
    { path: ['label'], kind: 'text' },
    { path: ['url'], kind: 'text' },
  ],
}

export function detailsOf(field: FieldName): readonly DetailField[] {
  return DETAILS[field] ?? []
}

export function detailAt(details: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inside, name) => (isObject(inside) ? inside[name] : undefined), details)
}

/**
 * The object with another value at a path, undefined taking it away; undefined where nothing is left of it. What else
 * the object has stays as it is.
 */
export function withDetail(
  details: unknown,
  [name, ...rest]: readonly string[],
  value: unknown,
): JsonObject | undefined {
  const own = isObject(details) ? details : {}
  if (name === undefined) return own
  const next = rest.length === 0 ? value : withDetail(own[name], rest, value)
  const others = Object.entries(own).filter(([key]) => key !== name)
  if (next === undefined) return others.length === 0 ? undefined : (Object.fromEntries(others) as JsonObject)
  return { ...own, [name]: next } as JsonObject
}
