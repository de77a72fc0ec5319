import { referencedIds } from '#contract/registry/references.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import type { PublishWork } from '#kit/record/publishing/publishWork.ts'

/** Stands for a title that was never saved, until its first save gives it an id. */
export const NEW = 'new'

type Title = {
  type: string
  schema: FormSchema
  /** What the server has; undefined of a title that is being made. */
  record: ContentRecord | undefined
  values: Readonly<Record<string, unknown>>
  isDirty: boolean
}

/** What publishing a title is about: what its text names now, saved or not. */
export function publishWork({ type, schema, record, values, isDirty }: Title): PublishWork {
  const subject = record?.id ?? NEW
  const unknown = new Set(record ? [] : [NEW])
  if (record && !isDirty) return { subject, unknown, own: [], along: [] }
  const lon = Array.isArray(values.lon) ? (values.lon as LocalizedText[]) : []
  const needs = referencedIds(schema, values)
  return { subject, unknown, own: [{ id: subject, cty: type, lon, needs }], along: [] }
}
