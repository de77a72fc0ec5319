import { isObject, own, put, sameJson, type JsonObject } from '../diff/json.ts'
import { cleanValue } from './cleanPayload.ts'
import { hasNested, partners } from './partners.ts'
import { itemsOf, propertyOf, viewOf } from './schemaView.ts'

/**
 * What is stored after a form of an older schema version is saved (design 9 (4)): a field known to the form's schema
 * and absent from its cleaned payload is cleared, a stored field that the schema does not know is kept, at any depth.
 * Entries of lists are the same where their natural key is, else where their known part is, else by place.
 */
export function keepUnknown(schema: unknown, cleaned: JsonObject, stored: JsonObject): JsonObject {
  return mergeObject({ root: schema }, [schema], cleaned, stored)
}

type Form = { root: unknown }

function mergeObject(form: Form, schemas: readonly unknown[], cleaned: JsonObject, stored: JsonObject): JsonObject {
  const view = viewOf(form.root, schemas)
  const merged: JsonObject = { ...cleaned }
  for (const [key, before] of Object.entries(stored)) {
    const property = propertyOf(view, key)
    const after = own(cleaned, key)
    if (!property.known) {
      if (after === undefined) put(merged, key, before)
    } else if (after !== undefined) {
      put(merged, key, mergeValue(form, property.schemas, after, before))
    } else if (isObject(before)) {
      const rest = mergeObject(form, property.schemas, {}, before)
      if (Object.keys(rest).length > 0) put(merged, key, rest)
    }
  }
  return merged
}

function mergeValue(form: Form, schemas: readonly unknown[], after: unknown, before: unknown): unknown {
  if (isObject(after) && isObject(before)) return mergeObject(form, schemas, after, before)
  if (Array.isArray(after) && Array.isArray(before)) return mergeList(form, schemas, after, before)
  return after
}

function mergeList(form: Form, schemas: readonly unknown[], after: unknown[], before: unknown[]): unknown[] {
  // Most lists of a save are as they were: such a one stays itself, and is compared with itself from here on.
  if (sameJson(after, before)) return before
  if (!hasNested(before)) return after
  const view = viewOf(form.root, schemas)
  const partner = partners(after, before, (index) => cleanValue(form.root, itemsOf(view, index), before[index]))
  return after.map((entry, index) => {
    const stored = partner[index]
    return stored === undefined ? entry : mergeValue(form, itemsOf(view, index), entry, before[stored])
  })
}
