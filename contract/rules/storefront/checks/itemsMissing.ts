import { isObject, own, type JsonObject } from '../../diff/json.ts'

/**
 * Whether a container still needs items: a field of its schema that asks for some (minItems) has none chosen
 * (specification section 5). Gives the first such field.
 */
export function itemsMissing(schema: Readonly<JsonObject>, payload: Readonly<JsonObject>): string | undefined {
  const properties = isObject(schema.properties) ? schema.properties : {}
  return Object.entries(properties).find(([name, field]) => {
    const least = isObject(field) && typeof field.minItems === 'number' ? field.minItems : 0
    const chosen = own(payload, name)
    return least > 0 && (!Array.isArray(chosen) || chosen.length === 0)
  })?.[0]
}
