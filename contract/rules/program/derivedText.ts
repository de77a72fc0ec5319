import { isObject, own } from '../diff/json.ts'
import { deriveSegments } from './deriveSegments.ts'

type Text = Readonly<Record<string, unknown>>

/**
 * A record's text with everything that follows from its segments, of what the type's schema knows: each segment's own,
 * and the run time in `trt`. A text without segments has no run time; a type without segments stays as it is.
 */
export function derivedText<T extends Text>(schema: unknown, text: T): T {
  const list = propertyOf(schema, 'sg')
  const items = own(list ?? {}, 'items')
  if (!isObject(items) || !isObject(items.properties)) return text
  const { properties } = items
  if (!('re_sp' in properties)) return text
  const { trt: _sent, ...rest }: Text = text
  const isTimed = own(propertyOf(schema, 'trt') ?? {}, 'readOnly') === true
  const kept = isTimed ? rest : text
  if (!Array.isArray(text.sg)) return kept as T
  const { sg, trt } = deriveSegments(text.sg, (field) => field in properties)
  return { ...kept, sg, ...(isTimed && { trt }) } as unknown as T
}

function propertyOf(schema: unknown, name: string): Text | undefined {
  const properties = isObject(schema) ? own(schema, 'properties') : undefined
  const property = isObject(properties) ? own(properties, name) : undefined
  return isObject(property) ? property : undefined
}
