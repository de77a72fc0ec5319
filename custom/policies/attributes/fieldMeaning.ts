import type { FormStore } from '#kit/forms/formStore.ts'

/** What `fld` of an attribute says: which field of a title, whether the values are people, or nothing. */
export type FieldMeaning = 'field' | 'people' | 'nothing'

/** Read from the source and the type of the attribute. */
export function fieldMeaning(store: Pick<FormStore, 'get'>): FieldMeaning {
  const [source, type] = [store.get('/source'), store.get('/type')]
  if (source === 'content') return 'field'
  return source === 'user' && (type === 'String' || type === 'StringArray') ? 'people' : 'nothing'
}

/** Empties `fld` once somebody gives it another meaning; what is taken back or loaded keeps its own. */
export function emptyOnNewMeaning(store: FormStore): () => void {
  let meant = fieldMeaning(store)
  return store.onCommit(({ origin }) => {
    const meaning = fieldMeaning(store)
    if (meaning === meant) return
    meant = meaning
    if (origin === 'typed') store.set('/fld', undefined)
  })
}
