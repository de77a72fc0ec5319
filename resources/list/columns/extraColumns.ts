import { rowFields } from '#contract/registry/rowFields.ts'
import type { TypeColumn, TypeSummary } from '#contract/registry/typeDocument.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { Texts } from '#contract/values/languages.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { schemaLabel, spelled } from '#kit/forms/schema/words.ts'

/** Values that a title's own cells show already. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['lon', 'ia', 'prt_ic'])
const WIDTH_PX = 140

/**
 * Columns that the type document does not name: every plain value that a list row carries anyway, in the words of the
 * type's schema. A field beyond the row becomes one once the document names it in `narrow.row`.
 */
export function extraColumns(type: TypeSummary, schema: FormSchema): TypeColumn[] {
  const named = new Set(type.list.columns.map(({ field }) => field.split('.')[0]))
  return rowFields(type).flatMap((field) => {
    const property = schema.properties?.[field]
    const kind = property && !named.has(field) && !SHOWN_ELSEWHERE.has(field) ? kindOf(property) : undefined
    return kind ? [{ field, kind, label: wordsOf(field, property), width: WIDTH_PX, hidden: true }] : []
  })
}

/** How a cell draws values of such a schema; undefined for records and lists of records, which fit into no cell. */
function kindOf({ type, format, items, enum: codes, ...schema }: FormSchema): TypeColumn['kind'] | undefined {
  if (type === 'boolean') return 'boolean'
  if (type === 'number' || type === 'integer') return schema['x-unit'] === 'ms' ? 'duration' : 'number'
  if (type === 'string')
    return codes ? 'choice' : format === 'date-time' ? 'dateTime' : format === 'date' ? 'date' : 'text'
  const each = items && typeof items === 'object' && 'type' in items ? (items as FormSchema).type : undefined
  return type === 'array' && (each === 'string' || each === 'number' || each === 'integer') ? 'list' : undefined
}

function wordsOf(field: string, schema: FormSchema | undefined): Texts {
  const entries = LANGUAGES.map((language) => [language, schemaLabel(schema, language) ?? spelled(field)] as const)
  return Object.fromEntries(entries) as Texts
}
