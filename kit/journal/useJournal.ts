import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { FormStore } from '../forms/formStore.ts'
import { findUnsaved, forgetUnsaved, settleUnsaved } from './findUnsaved.ts'
import type { UnsavedWork } from './findUnsaved.ts'
import type { JournalBase, JournalKey, JournalStart, SentSave } from './journalTypes.ts'
import { openJournal } from './openJournal.ts'
import type { Journal } from './openJournal.ts'

export type FormJournal = {
  /** Work that an earlier opening of this document left behind; the person decides about it. */
  offer: UnsavedWork | undefined
  /** The offered work stands in the form: it goes once the form's own journal has it. */
  taken: (work: UnsavedWork) => void
  discard: (work: UnsavedWork) => void
  /** The save that the work waited for has come through with this record. */
  settled: (work: UnsavedWork, saved: JournalStart, revision: number) => Promise<void>
  /** Take it when a save is sent, hand it to `saved` when the save succeeded. */
  mark: () => number
  /** A save is about to be sent: its retry key outlives the tab. Undefined: its answer is known. */
  sending: (save: SentSave | undefined) => Promise<void>
  saved: (mark: number, base?: Partial<JournalBase>) => void
  /** The person leaves without saving: nothing of this opening is offered again. */
  abandon: () => void
  /** False where this browser keeps nothing. */
  isDurable: boolean
}

/** Changes that come from people; what the server sent is no unsaved work. */
const WORK = ['typed', 'undo', 'restored']

/** A form that moved here from another address (a first save) brings its unsaved text with it. */
function bringAlong(store: FormStore, journal: Journal): void {
  const [base, values] = [store.base(), store.values()]
  for (const key of Object.keys({ ...base, ...values }))
    if (!sameJson(base[key], values[key])) journal.record(`/${key}`, values[key])
}

/**
 * A new record lies under the text: entries by place would no longer fit its lists. What is still unsaved is written
 * anew, over the new record; typed text that is no value yet stays where it is.
 */
function startOver(store: FormStore, journal: Journal): void {
  const before = journal.seq()
  if (store.isDirty()) bringAlong(store, journal)
  for (const [pointer, text] of store.raws()) journal.record(pointer, store.get(pointer), text)
  void journal.clear(before)
}

function follow(store: FormStore, journal: Journal): () => void {
  bringAlong(store, journal)
  return store.onCommit(({ pointer, value, raw, origin }) => {
    if (origin === 'loaded') return startOver(store, journal)
    if (!WORK.includes(origin)) return
    if (store.isDirty()) journal.record(pointer, value, raw)
    // Everything was taken back: there is nothing left to offer.
    else void journal.clear(journal.seq())
  })
}

const always = () => () => {}

/**
 * Keeps the unsaved work of a form in this browser and offers what an earlier opening left behind (design section 6).
 * Without a key, as for a form that is only read, nothing is kept.
 */
export function useJournal(store: FormStore, key: JournalKey | undefined, base: JournalBase): FormJournal {
  const [journal, setJournal] = useState<Journal>()
  const [offers, setOffers] = useState<readonly UnsavedWork[]>([])
  const [offer] = offers
  const firstBase = useRef(base)
  firstBase.current = base
  const { user, urn, id, tab } = key ?? {}

  useEffect(() => {
    if (user === undefined || urn === undefined || id === undefined || tab === undefined) return
    const opened = openJournal({ user, urn, id, tab }, firstBase.current, { start: store.base })
    const stop = follow(store, opened)
    let isLive = true
    setJournal(opened)
    void findUnsaved(user).then((works) => {
      const mine = works.filter((work) => work.urn === urn && work.id === id && work.journal !== opened.name)
      if (isLive) setOffers(mine)
    })
    return () => {
      isLive = false
      stop()
      void opened.close()
      setJournal(undefined)
      setOffers([])
    }
  }, [store, user, urn, id, tab])

  const isDurable = useSyncExternalStore(journal?.onDurability ?? always, () => journal?.durable() ?? true)
  const forget = useCallback((work: UnsavedWork) => {
    setOffers((all) => all.filter((one) => one.journal !== work.journal))
    void forgetUnsaved(work)
  }, [])
  return useMemo(
    () => ({
      offer,
      taken: (work) => void (journal?.flush() ?? Promise.resolve()).then(() => forget(work)),
      discard: forget,
      async settled(work, saved, revision) {
        const rest = await settleUnsaved(work, saved, revision)
        setOffers((all) => all.flatMap((one) => (one.journal === work.journal ? (rest ?? []) : one)))
      },
      mark: () => journal?.seq() ?? 0,
      sending: (save) => journal?.sending(save) ?? Promise.resolve(),
      saved(mark, next) {
        if (next) journal?.rebase({ ...next, sent: undefined })
        void journal?.clear(mark)
      },
      abandon: () => {
        journal?.rebase({ sent: undefined })
        void journal?.clear(Infinity)
      },
      isDurable,
    }),
    [offer, journal, forget, isDurable],
  )
}
