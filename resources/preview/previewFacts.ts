import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'

type Fact = { field: string; name: string; value: string }

/** What the preview shows in a place of its own, or what says nothing to people. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...['id', 'key', 'urn', 'cty', 'st', 'rev', 'n', 'schema', 'sides', 'cu', 'uu', 'ct', 'ut', 'tc'],
  ...['lon', 'losn', 'lod', 'ia', 'ia_meta', 'ex_ia', 'sg', 'prd'],
  ...['lws', 'lwe', 'lwe_prd', 'ed_dt', 'ed_dt_prd', 'files', 'media_assets', 'device_links'],
])

/** Everything else that is filled in, in the order and the words of the type's schema. */
export function previewFacts(record: ContentRecord, schema: FormSchema, words: FieldWords): Fact[] {
  return Object.keys(schema.properties ?? {}).flatMap((field) => {
    if (ELSEWHERE.has(field)) return []
    const pointer = `/${field}`
    const value = words.value(pointer, record[field])
    return value === undefined ? [] : [{ field, name: words.field(pointer).name, value }]
  })
}
