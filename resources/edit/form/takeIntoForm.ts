import { isObject, own, sameJson } from '#contract/rules/diff/json.ts'
import { pointerOf } from '#contract/rules/diff/pointer.ts'
import type { FormStore } from '#kit/forms/formStore.ts'

/** Puts what another version or the audit holds into the form, as if it had been typed: it can be undone and is not saved. */
export function takeIntoForm(store: FormStore, wanted: object): void {
  const present = store.values()
  for (const name of new Set([...Object.keys(present), ...Object.keys(wanted)])) {
    const value = isObject(wanted) ? own(wanted, name) : undefined
    if (sameJson(present[name], value)) continue
    const pointer = pointerOf([name])
    store.set(pointer, value)
    store.touch(pointer)
  }
}
