import type { FormStore } from '#kit/forms/formStore.ts'
import type { TypeDraft } from './draft.ts'

const NOTHING: TypeDraft = {}

/** The type document in a form's store. */
export function documentOf(store: FormStore): TypeDraft {
  return (store.get('/document') as TypeDraft | undefined) ?? NOTHING
}
