import { getAt } from '#kit/forms/data/pointer.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { UnsavedWork } from '#kit/record/journal/findUnsaved.ts'

/** Typed text that was no value yet, where the same row still stands at its place. */
export function restoreRaws(store: FormStore, { entries }: UnsavedWork): void {
  const values = store.values()
  const raws = entries.filter(({ pointer, value, raw }) => raw !== undefined && getAt(values, pointer) === value)
  store.restore(raws, { keyword: 'unread' })
}
