import { pointerOf } from '#contract/rules/diff/pointer.ts'
import { isSchema, type JsonSchema } from '../schema/jsonSchema.ts'
import { withSpineControls } from './spine.ts'

/** Keywords by which fields come, go or are named freely: the object is then drawn as one control, with all of them. */
const MOVING: readonly string[] = [
  '$dynamicRef',
  '$recursiveRef',
  '$ref',
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'oneOf',
  'patternProperties',
  'then',
]
const MAX_CONTROLS = 1_000

/** A form of every field of the schema in its order, or of the whole as one control; with the fields added to it. */
export function madeUiSchema(schema: JsonSchema, added: readonly string[]): JsonSchema {
  const declared = isSchema(schema.properties) ? Object.keys(schema.properties) : []
  const names = declared.filter((name) => !added.includes(name))
  const isMoving = MOVING.some((keyword) => keyword in schema) || isSchema(schema.additionalProperties)
  const scopes =
    isMoving || names.length === 0 || names.length > MAX_CONTROLS
      ? ['#']
      : names.map((name) => `#/properties${pointerOf([name])}`)
  const elements = scopes.map((scope) => ({ type: 'Control', scope, ...(scope === '#' && { label: false }) }))
  return withSpineControls({ type: 'VerticalLayout', elements }, added)
}
