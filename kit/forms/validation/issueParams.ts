import type { Issue } from '../data/issue.ts'
import type { FormSchema } from '../schema/formSchema.ts'

type Shown = Pick<Issue, 'keyword' | 'params'>

const NAMED_FORMATS = [
  'date',
  'date-time',
  'time',
  'email',
  'uri',
  'ipv4',
  'ipv6',
  'uuid',
  'hostname',
  'duration',
  'regex',
]
const NAMED_TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
/** The pattern of addresses that a page may open. */
const WEB_PATTERN = '^https?://'

const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'minContains',
  'maxContains',
]

function typeIssue(schema: FormSchema): Shown {
  const types = [schema.type ?? []].flat().map(String)
  if (types.length > 1 && types.every((type) => NAMED_TYPES.includes(type)))
    return { keyword: 'kinds', params: { kinds: types.join(' ') } }
  return { keyword: types.length === 1 && NAMED_TYPES.includes(String(types[0])) ? `type.${types[0]}` : 'type.other' }
}

function formatIssue(schema: FormSchema): Shown {
  const format = String(schema.format)
  const named = NAMED_FORMATS.includes(format)
  return named ? { keyword: `format.${format}` } : { keyword: 'format.other', params: { format } }
}

/** Values that can be named in a line. */
const NAMED_VALUES = 5
const NAMED_SIGNS = 60

function enumIssue({ enum: values = [], ...schema }: FormSchema): Shown {
  const line = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ')
  const isShort = values.length > 0 && values.length <= NAMED_VALUES && line.length <= NAMED_SIGNS
  // Where the values have words of their own, these stand in the field and not in the message.
  return isShort && !schema['x-enum'] ? { keyword: 'enumOf', params: { values: line } } : { keyword: 'enum' }
}

function patternIssue({ pattern, examples }: FormSchema): Shown {
  if (pattern === WEB_PATTERN) return { keyword: 'webAddress' }
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined
  const isShort = typeof example === 'string' && example.length > 0 && example.length <= NAMED_SIGNS
  return isShort ? { keyword: 'patternLike', params: { example } } : { keyword: 'pattern' }
}

/** The keyword of the message and the values that stand in it, read from the schema that was broken. */
export function issueParams(keyword: string, schema: FormSchema, name?: string): Shown {
  if (keyword === 'type') return typeIssue(schema)
  if (keyword === 'format') return formatIssue(schema)
  if (keyword === 'pattern') return patternIssue(schema)
  if (keyword === 'enum') return enumIssue(schema)
  if (keyword === 'false') return { keyword: 'forbidden' }
  if (keyword === 'tooManyItems') return issueParams('maxItems', schema)
  if (keyword === 'propertyNames') return { keyword, params: { name: name ?? '' } }
  if (keyword === 'uniqueItems') return { keyword, params: { row: Number(name ?? 0) + 1 } }
  if (keyword === 'const') return { keyword, params: { value: JSON.stringify(schema.const) } }
  // A text that must not be empty is simply missing.
  if (keyword === 'minLength' && schema.minLength === 1) return { keyword: 'required' }
  if (keyword === 'minItems' && schema.minItems === 1) return { keyword: 'required' }
  if (LIMITS.includes(keyword)) {
    const limit = Number(schema[keyword])
    // 'minimum: 0' is broken by a sign, and said so.
    return { keyword, params: { limit, smart_count: limit } }
  }
  return { keyword }
}
