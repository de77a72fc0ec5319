import { isObject, own } from '../diff/json.ts'
import { propertyOf, requiredOf, viewOf } from './schemaView.ts'

/** A schema that needs more than this is taken for endless and not rebuilt. */
const MAX_DEPTH = 8
const MAX_VALUES = 1_000

/** Thrown inside only: the skeleton would never end, since a required object requires itself. */
class Endless extends Error {}

/**
 * The value of a required field that is missing, rebuilt from its schema (specification section 5): its constant or
 * default where that is a scalar or a list of scalars, an empty list, or an object with its own required fields.
 * Undefined for texts, numbers and flags without a default, since making one up would hide that the field is missing,
 * and for objects that require themselves.
 */
export function rebuildRequired(root: unknown, schemas: readonly unknown[]): unknown {
  try {
    return skeleton(root, schemas, 0, { left: MAX_VALUES })
  } catch (error) {
    if (error instanceof Endless) return undefined
    throw error
  }
}

function skeleton(root: unknown, schemas: readonly unknown[], depth: number, budget: { left: number }): unknown {
  if (depth > MAX_DEPTH || budget.left-- <= 0) throw new Endless()
  const { certain } = viewOf(root, schemas)
  const given = certain.flatMap((schema) => [own(schema, 'const'), own(schema, 'default')]).find(isSimple)
  if (given !== undefined) return Array.isArray(given) ? [...given] : given
  const types = certain.flatMap((schema) => own(schema, 'type'))
  if (types.includes('array')) return []
  if (types.includes('object') || certain.some((schema) => isObject(own(schema, 'properties'))))
    return emptyObject(root, schemas, depth, budget)
  return undefined
}

/** Only whether the object comes to an end is found out here; cleaning it rebuilds its own required fields. */
function emptyObject(root: unknown, schemas: readonly unknown[], depth: number, budget: { left: number }): unknown {
  const view = viewOf(root, schemas)
  for (const key of requiredOf(view)) skeleton(root, propertyOf(view, key).schemas, depth + 1, budget)
  return {}
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function isSimple(value: unknown): boolean {
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar))
}
