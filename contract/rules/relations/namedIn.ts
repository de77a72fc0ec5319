import { referencesIn } from '#contract/registry/references.ts'
import type { NamedAt } from '#contract/schemas/uses.ts'
import type { Texts } from '#contract/values/languages.ts'
import { isObject } from '../diff/json.ts'

type Found = Omit<NamedAt, 'st'>

/** Every place of a payload at which another document is named, in the order of the schema: '/teams/1/id'. */
export function namedIn(schema: Readonly<Record<string, unknown>>, payload: unknown): Found[] {
  return referencesIn(schema).flatMap(({ path, label }) => at(payload, path, '', label))
}

function at(value: unknown, path: readonly string[], pointer: string, label: Texts | undefined): Found[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => at(entry, path, `${pointer}/${index}`, label))
  const [head, ...rest] = path
  if (head !== undefined) return isObject(value) ? at(value[head], rest, `${pointer}/${escaped(head)}`, label) : []
  return typeof value === 'string' && value !== '' ? [{ id: value, field: pointer, ...(label && { label }) }] : []
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
