import { isObject } from '#contract/rules/diff/json.ts'
import { TRANSLATION_FACTS } from '#contract/rules/translations/translations.ts'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { followRef } from '#kit/forms/schema/resolve.ts'
import { schemaLabel, spelled, valueWord } from '#kit/forms/schema/words.ts'

type Surroundings = {
  root: FormSchema
  format: Formatter
  translate: (key: string) => string
}

/** Long values are cut here; the whole stands in the tooltip. */
const JSON_WIDTH = 400

/** A stored value in a line of words, as its schema means it; undefined for nothing. */
export function valueWords(value: unknown, schema: FormSchema | undefined, around: Surroundings): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const own = schema && followRef(schema, around.root)
  if (Array.isArray(value)) return listWords(value, own, around)
  if (isObject(value)) return objectWords(value, own, around)
  return plainWords(value, own, around)
}

function plainWords(value: unknown, schema: FormSchema | undefined, { format, translate }: Surroundings): string {
  if (typeof value === 'boolean') return translate(value ? 'forms.yes' : 'forms.no')
  if (typeof value === 'number') return schema?.['x-unit'] === 'ms' ? format.duration(value) : String(value)
  const text = String(value)
  if (schema?.format === 'date-time') return format.dateTime(text)
  if (schema?.format === 'date') return format.date(text)
  return schema ? valueWord(schema, text, format.settings.language) : text
}

function listWords(list: readonly unknown[], schema: FormSchema | undefined, around: Surroundings): string | undefined {
  const items = schema?.items
  const each = items && typeof items === 'object' && !Array.isArray(items) ? (items as FormSchema) : undefined
  const words = list.flatMap((entry) => valueWords(entry, each, around) ?? [])
  return words.length > 0 ? words.join(isObject(list[0]) ? '; ' : ', ') : undefined
}

function objectWords(
  value: Readonly<Record<string, unknown>>,
  schema: FormSchema | undefined,
  around: Surroundings,
): string | undefined {
  // An entry per language or product is named by its pointer already: its own value is what matters.
  const said = Object.keys(value).filter((key) => !TRANSLATION_FACTS.includes(key))
  const [leaf] = ['n', 'value'].filter((key) => key in value && said.length === 2)
  if (leaf !== undefined && ('lang' in value || 'prd' in value))
    return valueWords(value[leaf], schema?.properties?.[leaf], around)
  const words = Object.entries(value).flatMap(([key, part]) => {
    const below = schema?.properties?.[key]
    const text = valueWords(part, below, around)
    return text === undefined ? [] : [`${schemaLabel(below, around.format.settings.language) ?? spelled(key)}: ${text}`]
  })
  return words.length > 0 ? words.join(', ').slice(0, JSON_WIDTH) : undefined
}
