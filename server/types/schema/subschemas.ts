export type JsonSchema = { readonly [keyword: string]: unknown }

/** Keywords whose value is a schema, a list of schemas, or schemas by name. Everything else of a schema is data. */
const ONE: readonly string[] = [
  'additionalItems',
  'additionalProperties',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]
const LIST: readonly string[] = ['allOf', 'anyOf', 'items', 'oneOf', 'prefixItems']
const NAMED: readonly string[] = [
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
  'patternProperties',
  'properties',
]

type Subschema = { schema: JsonSchema; keyword: string; path: string }

/** The schemas directly inside a schema, with the keyword under which each stands. */
export function subschemasOf(schema: JsonSchema, path = ''): Subschema[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const at = `${path}/${keyword}`
    if (ONE.includes(keyword) && isSchema(value)) return [{ schema: value, keyword, path: at }]
    if (LIST.includes(keyword) && Array.isArray(value)) {
      return value.flatMap((each, index) => (isSchema(each) ? [{ schema: each, keyword, path: `${at}/${index}` }] : []))
    }
    if (!NAMED.includes(keyword) || !isSchema(value)) return []
    return Object.entries(value).flatMap(([name, each]) =>
      isSchema(each) ? [{ schema: each, keyword, path: `${at}/${name}` }] : [],
    )
  })
}

/** The same schema with each schema inside it replaced; `change` is told under which keyword it stands. */
export function mapSubschemas(
  schema: JsonSchema,
  change: (schema: JsonSchema, keyword: string) => JsonSchema,
): JsonSchema {
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    const one = (each: unknown) => (isSchema(each) ? change(each, keyword) : each)
    if (LIST.includes(keyword) && Array.isArray(value)) return [keyword, value.map(one)]
    if (ONE.includes(keyword)) return [keyword, one(value)]
    if (!NAMED.includes(keyword) || !isSchema(value)) return [keyword, value]
    return [keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, one(each)]))]
  })
  return Object.fromEntries(entries)
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
