import { sameJson } from '#contract/rules/diff/json.ts'
import { getAt } from '#kit/forms/data/pointer.ts'
import type { WorkingValues } from '../editor/workingValues.ts'
import type { Journal } from './openJournal.ts'

/** What a journal has to do with the values that are worked on. */
export type JournaledValues = Pick<WorkingValues, 'values' | 'base' | 'isDirty' | 'raws' | 'onCommit'>

/** Changes that come from people; what the server sent is no unsaved work. */
const WORK = ['typed', 'undo', 'restored']

/** A form that moved here from another address (a first save) brings its unsaved text with it. */
function bringAlong(store: JournaledValues, journal: Journal): void {
  const [base, values] = [store.base(), store.values()]
  for (const key of Object.keys({ ...base, ...values }))
    if (!sameJson(base[key], values[key])) journal.record(`/${key}`, values[key])
}

/**
 * A new record lies under the text: entries by place would no longer fit its lists. What is still unsaved is written
 * anew, over the new record; typed text that is no value yet stays where it is.
 */
function startOver(store: JournaledValues, journal: Journal): void {
  const before = journal.seq()
  if (store.isDirty()) bringAlong(store, journal)
  for (const [pointer, text] of store.raws()) journal.record(pointer, getAt(store.values(), pointer), text)
  void journal.clear(before)
}

/** What people type into the form goes into the journal, from now on and what stands there already. */
export function joinJournal(store: JournaledValues, journal: Journal): () => void {
  bringAlong(store, journal)
  return store.onCommit(({ pointer, value, raw, origin }) => {
    if (origin === 'loaded') return startOver(store, journal)
    if (!WORK.includes(origin)) return
    if (store.isDirty()) journal.record(pointer, value, raw)
    // Everything was taken back: there is nothing left to offer.
    else void journal.clear(journal.seq())
  })
}
