import { sameJson } from '#contract/rules/diff/json.ts'
import { pointerOf } from '#contract/rules/diff/pointer.ts'
import type { Issue } from '#kit/forms/data/issue.ts'
import { getAt } from '#kit/forms/data/pointer.ts'
import { serverIssues } from '#kit/forms/data/serverIssues.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { WorkingValues } from './workingValues.ts'

/** What is wrong with a text that the journal brings back before anybody has read it. */
const UNREAD = { keyword: 'unread' }

/** A form's store as working values. `settle` checks everything that waits, now. */
export function formValues(store: FormStore, settle: () => void = () => undefined): WorkingValues {
  const { values, base, isDirty, changes, watch, onCommit, raws, reset, rebase } = store
  return {
    ...{ values, base, isDirty, changes, watch, onCommit, raws, reset, rebase },
    ...judgement(store, settle),
    adopt: (fields) => {
      for (const [name, value] of Object.entries(fields)) store.adopt(pointerOf([name]), value)
    },
    assign: (fields) => {
      for (const [name, value] of Object.entries(fields)) {
        if (sameJson(store.values()[name], value)) continue
        store.set(pointerOf([name]), value)
        store.touch(pointerOf([name]))
      }
    },
    restore: (entries) => store.restore(entries, UNREAD),
    restoreTexts: (entries) => {
      const present = store.values()
      const isText = ({ pointer, value, raw }: (typeof entries)[number]) =>
        raw !== undefined && getAt(present, pointer) === value
      store.restore(entries.filter(isText), UNREAD)
    },
  }
}

function judgement(store: FormStore, settle: () => void): Pick<WorkingValues, 'check' | 'refuse' | 'reveal'> {
  return {
    check: (strict) => {
      // What the server said of the last try is no verdict on this one.
      store.setServerIssues([])
      store.flush()
      settle()
      return store.issues().filter(({ severity }) => severity === 'error' || strict).length
    },
    refuse: (errors) => {
      const issues = serverIssues(errors, store.values())
      if (issues.length > 0) store.setServerIssues(issues)
      return issues.length
    },
    reveal: () => {
      store.reveal()
      const weight = ({ severity }: Issue) => Number(severity !== 'error')
      const [first] = store.issues().toSorted((a, b) => weight(a) - weight(b))
      if (first) store.focus(first.pointer)
    },
  }
}
