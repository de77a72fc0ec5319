import { isObject, own } from '#contract/rules/diff/json.ts'
import { isTuple, itemsOf, propertyOf, viewOf, type SchemaView } from '#contract/rules/payload/schemaView.ts'
import { isSchema, type JsonSchema } from './jsonSchema.ts'

/** Deeper than this nothing is made up: a schema may contain itself. */
const MAX_DEPTH = 4
/** Values of one sample. */
const MAX_VALUES = 200
const MAX_TEXT = 200

type Making = { root: JsonSchema; values: number }

/** An object as a schema describes it: examples, defaults, constants and first choices, else the least of its kind. */
export function sampleOf(root: JsonSchema): JsonSchema {
  const made = valueOf([root], { root, values: 0 }, 0)
  return isSchema(made) ? made : {}
}

function valueOf(schemas: readonly unknown[], making: Making, depth: number): unknown {
  making.values += 1
  const view = viewOf(making.root, schemas)
  const given = givenBy(view)
  if (given !== undefined) return given
  switch (typeOf(view)) {
    case 'object':
      return objectOf(view, making, depth)
    case 'array':
      return listOf(view, making, depth)
    case 'string':
      return textOf(view)
    case 'integer':
    case 'number':
      return numberOf(view)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return undefined
  }
}

/** What the schema itself gives as an instance. */
function givenBy({ certain, all }: SchemaView): unknown {
  for (const schema of [...certain, ...all]) {
    const { examples, default: usual, enum: choices } = schema
    const candidates = [own(schema, 'const'), Array.isArray(examples) ? examples[0] : undefined, usual]
    const found = [...candidates, Array.isArray(choices) ? choices[0] : undefined].find((each) => each !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}

function firstOf(view: SchemaView, keyword: string): unknown {
  return [...view.certain, ...view.all].map((schema) => own(schema, keyword)).find((value) => value !== undefined)
}

function typeOf(view: SchemaView): unknown {
  const named = [firstOf(view, 'type')].flat().find((type) => type !== undefined)
  if (named !== undefined) return named
  if (view.all.some((schema) => isObject(schema.properties))) return 'object'
  if (firstOf(view, 'items') !== undefined || firstOf(view, 'prefixItems') !== undefined) return 'array'
  return undefined
}

function objectOf(view: SchemaView, making: Making, depth: number): JsonSchema {
  if (depth >= MAX_DEPTH) return {}
  const names = new Set(
    view.all.flatMap((schema) => (isObject(schema.properties) ? Object.keys(schema.properties) : [])),
  )
  const entries: [string, unknown][] = []
  for (const name of names) {
    if (making.values >= MAX_VALUES) break
    const { declared, schemas } = propertyOf(view, name)
    const value = declared ? valueOf(schemas, making, depth + 1) : undefined
    if (value !== undefined) entries.push([name, value])
  }
  if (names.size > 0) return Object.fromEntries(entries)
  // Names are free: one stands for all.
  const further = view.all.flatMap((schema) =>
    isObject(schema.additionalProperties) ? [schema.additionalProperties] : [],
  )
  const value = further.length > 0 ? valueOf(further, making, depth + 1) : undefined
  return value === undefined ? {} : { example: value }
}

function listOf(view: SchemaView, making: Making, depth: number): unknown[] {
  const least = Number(firstOf(view, 'minItems') ?? 0)
  const count = Math.min(Math.max(least, isTuple(view) ? 2 : 1), 5)
  const entries = Array.from({ length: depth >= MAX_DEPTH ? 0 : count }, (_, index) =>
    valueOf(itemsOf(view, index), making, depth + 1),
  )
  return entries.filter((entry) => entry !== undefined)
}

const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  uri: 'https://example.com/',
  email: 'name@example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  hostname: 'example.com',
  duration: 'PT1H',
  'json-pointer': '/a',
}

function textOf(view: SchemaView): string {
  const format = own(TEXTS, String(firstOf(view, 'format')))
  if (typeof format === 'string') return format
  const least = Math.min(Number(firstOf(view, 'minLength') ?? 0), MAX_TEXT)
  const most = Math.min(Number(firstOf(view, 'maxLength') ?? MAX_TEXT), MAX_TEXT)
  return 'Example'.slice(0, most).padEnd(least, 'e')
}

function numberOf(view: SchemaView): number {
  const [least, above] = [firstOf(view, 'minimum'), firstOf(view, 'exclusiveMinimum')]
  const step = Number(firstOf(view, 'multipleOf') ?? 1)
  const from = typeof least === 'number' ? least : typeof above === 'number' ? above + Math.min(step, 1) : undefined
  const most = firstOf(view, 'maximum')
  const start = from ?? (typeof most === 'number' && most < 1 ? most : 1)
  return step > 0 ? Math.ceil(start / step) * step : start
}
