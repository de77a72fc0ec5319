import type { TypeColumn, TypeFilter } from '#contract/registry/typeDocument.ts'
import type { Widget } from '#contract/registry/widgets.ts'
import type { ElementOptions, FormSchema } from '#kit/forms/schema/formSchema.ts'

/** Kinds of fields that 'Add field' offers; every other schema is a field too, written as JSON. */
export const FIELD_KINDS = [
  'text',
  'multiline',
  'localized',
  'integer',
  'number',
  'boolean',
  'date',
  'dateTime',
  'duration',
  'choice',
  'choices',
  'tags',
  'url',
  'reference',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

type KindFacts = {
  schema: FormSchema
  options?: { widget?: Widget; multi?: boolean; wide?: boolean }
  column?: TypeColumn['kind']
  filter?: TypeFilter['kind']
  /** Limits that a person may set, by their words in JSON Schema. */
  limits: readonly ('minLength' | 'maxLength' | 'minimum' | 'maximum' | 'maxItems' | 'pattern')[]
}

const languages = { type: 'string', enum: ['en', 'zh', 'ms', 'ta'] }

/** Everything that follows from a field's kind: its schema, its control, its column and filter. */
export const KINDS: Readonly<Record<FieldKind, KindFacts>> = {
  text: {
    schema: { type: 'string', maxLength: 250 },
    column: 'text',
    filter: 'facet',
    limits: ['minLength', 'maxLength', 'pattern'],
  },
  multiline: {
    schema: { type: 'string', maxLength: 4000 },
    options: { widget: 'multiline', multi: true },
    limits: ['minLength', 'maxLength'],
  },
  localized: {
    schema: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        properties: { lang: languages, n: { type: 'string', maxLength: 4000 } },
        required: ['lang', 'n'],
      },
    },
    options: { widget: 'localizedTexts' },
    limits: [],
  },
  integer: { schema: { type: 'integer' }, column: 'number', filter: 'facet', limits: ['minimum', 'maximum'] },
  number: { schema: { type: 'number' }, column: 'number', filter: 'facet', limits: ['minimum', 'maximum'] },
  boolean: { schema: { type: 'boolean' }, column: 'boolean', filter: 'choice', limits: [] },
  date: { schema: { type: 'string', format: 'date', maxLength: 10 }, column: 'date', limits: [] },
  dateTime: {
    schema: { type: 'string', format: 'date-time', maxLength: 40 },
    options: { widget: 'dateTime' },
    column: 'dateTime',
    limits: [],
  },
  duration: {
    schema: { type: 'integer', minimum: 0, maximum: 172_800_000, 'x-unit': 'ms' },
    options: { widget: 'duration' },
    column: 'duration',
    limits: [],
  },
  choice: { schema: { type: 'string', enum: [] }, column: 'choice', filter: 'choice', limits: [] },
  choices: {
    schema: { type: 'array', uniqueItems: true, maxItems: 100, items: { type: 'string', enum: [] } },
    options: { widget: 'choices' },
    column: 'list',
    filter: 'choice',
    limits: ['maxItems'],
  },
  tags: {
    schema: { type: 'array', uniqueItems: true, maxItems: 100, items: { type: 'string', maxLength: 120 } },
    options: { widget: 'tags' },
    column: 'list',
    filter: 'facet',
    limits: ['maxItems'],
  },
  url: {
    schema: { type: 'string', format: 'uri', pattern: '^https?://', maxLength: 2000 },
    options: { widget: 'url' },
    column: 'text',
    limits: [],
  },
  reference: {
    schema: { type: 'string', maxLength: 120, 'x-refers': [] },
    options: { widget: 'reference', wide: true },
    column: 'reference',
    filter: 'reference',
    limits: [],
  },
}

/** The kind that a schema and its control amount to; 'other' for what only JSON can say. */
export function kindOfField(schema: FormSchema, options: ElementOptions = {}): FieldKind | 'other' {
  if (schema.$ref || schema.oneOf || schema.anyOf || schema.allOf || schema.const !== undefined) return 'other'
  if (schema.type === 'boolean') return 'boolean'
  if (schema.type === 'number') return 'number'
  if (schema.type === 'integer')
    return options.widget === 'duration' || schema['x-unit'] === 'ms' ? 'duration' : 'integer'
  if (schema.type === 'string') return kindOfText(schema, options)
  return schema.type === 'array' ? kindOfList(schema) : 'other'
}

function kindOfText(schema: FormSchema, options: ElementOptions): FieldKind {
  if (schema.enum) return 'choice'
  if (Array.isArray(schema['x-refers'])) return 'reference'
  if (schema.format === 'date') return 'date'
  if (schema.format === 'date-time') return 'dateTime'
  if (schema.format === 'uri') return 'url'
  return options.widget === 'multiline' || options.multi ? 'multiline' : 'text'
}

function kindOfList({ items }: FormSchema): FieldKind | 'other' {
  if (typeof items !== 'object' || Array.isArray(items)) return 'other'
  const entry = items as FormSchema
  if (entry['x-refers']) return 'other'
  if (entry.type === 'string') return entry.enum ? 'choices' : 'tags'
  const names = Object.keys(entry.properties ?? {})
  return names.includes('lang') && names.includes('n') ? 'localized' : 'other'
}

/** The values that a field of choices offers. */
export function choicesOf(schema: FormSchema): readonly string[] {
  const from = schema.type === 'array' ? (schema.items as FormSchema | undefined)?.enum : schema.enum
  return (from ?? []).filter((value): value is string => typeof value === 'string')
}
