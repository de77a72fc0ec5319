import { SCHEMA_WORDS } from '#contract/registry/schemaWords.ts'

/** Keywords that judge data: all that a validator is ever given of a schema. */
export const JUDGING: ReadonlySet<string> = new Set([
  'additionalItems',
  'additionalProperties',
  'allOf',
  'anyOf',
  'const',
  'contains',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'else',
  'enum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'if',
  'items',
  'maxContains',
  'maxItems',
  'maxLength',
  'maxProperties',
  'maximum',
  'minContains',
  'minItems',
  'minLength',
  'minProperties',
  'minimum',
  'multipleOf',
  'not',
  'nullable',
  'oneOf',
  'pattern',
  'patternProperties',
  'prefixItems',
  'properties',
  'propertyNames',
  'required',
  'then',
  'type',
  'unevaluatedItems',
  'unevaluatedProperties',
  'uniqueItems',
  'x-publish',
])

/** Keywords that lead to another schema. */
export const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const

/** Keywords that say something about a schema, not about data. */
const TELLING: readonly string[] = [
  ...SCHEMA_WORDS,
  ...REFERENCES,
  '$anchor',
  '$comment',
  '$defs',
  '$dynamicAnchor',
  '$id',
  '$recursiveAnchor',
  '$schema',
  '$vocabulary',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'default',
  'definitions',
  'deprecated',
  'description',
  'examples',
  'id',
  'readOnly',
  'title',
  'writeOnly',
]

/** Every keyword that is read here; what is not among them is kept, and noted. */
export const KNOWN: ReadonlySet<string> = new Set([...JUDGING, ...TELLING])

/** Formats whose checks take linear time; any other is kept, noted and not enforced. */
export const FORMATS = [
  'date',
  'time',
  'date-time',
  'uri',
  'email',
  'uuid',
  'ipv4',
  'ipv6',
  'hostname',
  'duration',
  'json-pointer',
  'int32',
  'int64',
  'float',
  'double',
] as const
