import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { shippedTypes } from '#server/types/shipped.ts'

/** A type as the server brings it along, for rules whose tests need a real one. */
export function shippedType(name: string): TypeDocument {
  const found = shippedTypes().find(({ type }) => type === name)
  if (!found) throw new Error(`no type ${name} is shipped`)
  return found
}
