import { mapParts } from '#contract/rules/schema/mapParts.ts'
import { judgedSchema } from './judgedSchema.ts'
import { isSchema, type JsonSchema } from './jsonSchema.ts'

/** `shape`: what is there is right, a draft may lack anything. `publish`: what publishing needs is there as well. */
export type ValidationMode = (typeof VALIDATION_MODES)[number]
export const VALIDATION_MODES = ['shape', 'publish'] as const

/**
 * The schema that judges a draft or a publication (style.md section 3, habit 10). A draft may lack anything, so nothing
 * is required of it; publishing requires what `required` and `x-publish` name.
 */
export function schemaFor(schema: JsonSchema, mode: ValidationMode): JsonSchema {
  const judged = judgedSchema(schema)
  return mode === 'shape' ? withoutRequired(judged) : withPublished(judged)
}

/** Inside these the absence of a field decides something else, so what they require stays. */
const CONDITIONS: readonly string[] = ['if', 'not']

function withoutRequired(schema: JsonSchema): JsonSchema {
  const { required: _, dependentRequired: _d, minProperties: _m, oneOf, ...rest } = schema
  // Without what tells them apart several alternatives fit a half-filled record: one at least must.
  const loose = oneOf === undefined ? rest : withAlternatives(rest, oneOf)
  return mapParts(loose, ({ schema: part, keyword }) => (CONDITIONS.includes(keyword) ? part : withoutRequired(part)))
}

function withAlternatives(schema: JsonSchema, oneOf: unknown): JsonSchema {
  if (schema.anyOf === undefined) return { ...schema, anyOf: oneOf }
  const { allOf = [], ...rest } = schema
  return { ...rest, allOf: [...(allOf as unknown[]), { anyOf: oneOf }] }
}

function withPublished(schema: JsonSchema): JsonSchema {
  const inner = mapParts(schema, ({ schema: part, keyword }) =>
    CONDITIONS.includes(keyword) ? part : withPublished(part),
  )
  const { properties } = inner
  if (!isSchema(properties)) return inner
  const marked = Object.entries(properties).filter(([, each]) => isSchema(each) && each['x-publish'] === true)
  if (marked.length === 0) return inner
  const filled = marked.map(([name, each]) => [name, notEmpty(each as JsonSchema)])
  const required = new Set([...((inner.required as string[] | undefined) ?? []), ...marked.map(([name]) => name)])
  return { ...inner, properties: { ...properties, ...Object.fromEntries(filled) }, required: [...required] }
}

/** An empty text or list is as good as none. */
function notEmpty(schema: JsonSchema): JsonSchema {
  if (schema.type === 'string') return { minLength: 1, ...schema }
  return schema.type === 'array' ? { minItems: 1, ...schema } : schema
}
