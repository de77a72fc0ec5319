import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { TYPE_RECORD_FIELDS } from '#contract/registry/typeRecord.ts'
import type { FormStore, FormValues } from '#kit/forms/formStore.ts'
import type { TypeDraft } from './draft.ts'

const NOTHING: TypeDraft = {}

/** The whole document is one value of the form's store, so that a click that changes schema, form and list is one step. */
export const ROOT = '/document'

/** The type document in a form's store. */
export function documentOf(store: FormStore): TypeDraft {
  return (store.get(ROOT) as TypeDraft | undefined) ?? NOTHING
}

/** The document of a record: what the server adds to it is no part of the text. */
export function documentIn(record: object): TypeDraft {
  const servers: readonly string[] = TYPE_RECORD_FIELDS
  return Object.fromEntries(Object.entries(record).filter(([name]) => !servers.includes(name)))
}

/** What the form's store holds of a saved document, or of one that nobody has saved. */
export function storedValues(saved: object): FormValues {
  const { rev } = saved as Partial<TypeRecord>
  return { document: documentIn(saved), ...(rev === undefined ? {} : { rev }) }
}
