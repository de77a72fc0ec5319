import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { FormStore } from '../forms/formStore.ts'
import { findUnsaved, forgetUnsaved } from './findUnsaved.ts'
import type { UnsavedWork } from './findUnsaved.ts'
import type { JournalBase, JournalKey } from './journalTypes.ts'
import { openJournal } from './openJournal.ts'
import type { Journal } from './openJournal.ts'

export type FormJournal = {
  /** Work that an earlier opening of this document left behind; the person decides about it. */
  offer: UnsavedWork | undefined
  /** Puts the offered work into the form. */
  restore: () => void
  discard: () => void
  /** Take it when a save is sent, hand it to `saved` when the save succeeded. */
  mark: () => number
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

function follow(store: FormStore, journal: Journal): () => void {
  bringAlong(store, journal)
  return store.onCommit(({ pointer, value, raw, origin }) => {
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
  const [offer, setOffer] = useState<UnsavedWork>()
  const firstBase = useRef(base)
  firstBase.current = base
  const { user, urn, id, tab } = key ?? {}

  useEffect(() => {
    if (user === undefined || urn === undefined || id === undefined || tab === undefined) return
    const opened = openJournal({ user, urn, id, tab }, firstBase.current)
    const stop = follow(store, opened)
    let isLive = true
    setJournal(opened)
    void findUnsaved(user).then((works) => {
      const mine = works.find((work) => work.urn === urn && work.id === id && work.journal !== opened.name)
      if (isLive) setOffer(mine)
    })
    return () => {
      isLive = false
      stop()
      void opened.close()
      setJournal(undefined)
      setOffer(undefined)
    }
  }, [store, user, urn, id, tab])

  const isDurable = useSyncExternalStore(journal?.onDurability ?? always, () => journal?.durable() ?? true)
  const forget = useCallback((work: UnsavedWork) => {
    setOffer(undefined)
    void forgetUnsaved(work)
  }, [])
  return useMemo(
    () => ({
      offer,
      restore() {
        if (!offer) return
        store.restore(offer.entries, { keyword: 'unread' })
        // The old journal goes only when the work stands in the new one.
        void journal?.flush().then(() => forget(offer))
      },
      discard: () => offer && forget(offer),
      mark: () => journal?.seq() ?? 0,
      saved(mark, next) {
        if (next) journal?.rebase(next)
        void journal?.clear(mark)
      },
      abandon: () => void journal?.clear(Infinity),
      isDurable,
    }),
    [offer, journal, store, forget, isDurable],
  )
}
