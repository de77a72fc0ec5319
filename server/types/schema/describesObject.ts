import { viewOf } from '#contract/rules/payload/schemaView.ts'
import { isSchema, type JsonSchema } from './jsonSchema.ts'

/** Keywords that say something of objects alone. */
const OF_OBJECTS: readonly string[] = [
  'additionalProperties',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'maxProperties',
  'minProperties',
  'patternProperties',
  'properties',
  'propertyNames',
  'required',
  'unevaluatedProperties',
]

const typesOf = ({ type }: JsonSchema): unknown[] => (type === undefined ? [] : [type].flat())

/** Does a schema describe objects, as what a type keeps must be? References, parts and alternatives are asked too. */
export function describesObject(root: JsonSchema): boolean {
  const { certain, all } = viewOf(root, [root])
  const demanded = certain
    .filter(isSchema)
    .map(typesOf)
    .filter((types) => types.length > 0)
  if (demanded.length > 0) return demanded.every((types) => types.includes('object'))
  return all
    .filter(isSchema)
    .some((schema) => typesOf(schema).includes('object') || OF_OBJECTS.some((word) => word in schema))
}
