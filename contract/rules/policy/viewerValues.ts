import { isObject, own } from '../diff/json.ts'
import type { PolicyAttribute, Values } from './policy.ts'

/**
 * A viewer of the storefront's lens, whose attributes are lists of words, as policies are asked: each in the type of
 * its attribute. What is of no known attribute, or fits its type not, stays a list of words: rules on it tell so.
 */
export function viewerValues(
  words: Readonly<Record<string, readonly string[]>>,
  types: ReadonlyMap<string, string>,
): Values {
  return Object.fromEntries(
    Object.entries(words)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, valueOf(values, types.get(name))]),
  )
}

function valueOf(values: readonly string[], type: string | undefined): unknown {
  const [first = '', ...others] = values
  if (others.length > 0) return values
  switch (type) {
    case 'StringArray':
    case undefined:
      return values
    case 'Number':
      return first.trim() !== '' && Number.isFinite(Number(first)) ? Number(first) : first
    case 'Boolean':
      return first === 'true' ? true : first === 'false' ? false : first
    default:
      return first
  }
}

/** Types by attribute, as the rows of policies and the attributes themselves name them. */
export function typesByName(
  attributes: readonly Pick<PolicyAttribute, 'name' | 'type'>[],
): ReadonlyMap<string, string> {
  return new Map(attributes.map(({ name, type }) => [name, type]))
}

/** What a title has under the attributes of the source `content`, each by the field that it reads ('rat.v'). */
export function contentValues(record: unknown, attributes: readonly PolicyAttribute[]): Values {
  return Object.fromEntries(
    attributes.flatMap(({ name, type, source, field = name }) => {
      if (source !== 'content') return []
      const found = valuesAt(record, field.split('.'))
      if (type === 'StringArray') return found.length === 0 ? [] : [[name, found.map(String)]]
      return found.length === 0 ? [] : [[name, found.length === 1 ? found[0] : found]]
    }),
  )
}

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path))
  const [head, ...rest] = path
  if (head === undefined) return value === undefined || value === null ? [] : [value]
  return isObject(value) ? valuesAt(own(value, head), rest) : []
}
