import type { Issue } from '../data/issue.ts'
import type { FormSchema } from '../schema/formSchema.ts'

type Told = Pick<Issue, 'keyword' | 'params'>

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

function typeIssue(schema: FormSchema): Told {
  const types = [schema.type ?? []].flat()
  return { keyword: types.length === 1 && NAMED_TYPES.includes(String(types[0])) ? `type.${types[0]}` : 'type.other' }
}

function formatIssue(schema: FormSchema): Told {
  const format = String(schema.format)
  const named = NAMED_FORMATS.includes(format)
  return named ? { keyword: `format.${format}` } : { keyword: 'format.other', params: { format } }
}

/** The keyword of the message and the values that stand in it, read from the schema that was broken. */
export function issueParams(keyword: string, schema: FormSchema): Told {
  if (keyword === 'type') return typeIssue(schema)
  if (keyword === 'format') return formatIssue(schema)
  if (keyword === 'pattern') return { keyword: schema.pattern === WEB_PATTERN ? 'webAddress' : 'pattern' }
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
