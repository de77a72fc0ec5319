import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { findUnsaved, forgetUnsaved, isSuperseded, settleUnsaved } from './findUnsaved.ts'
import type { UnsavedWork } from './findUnsaved.ts'
import type { JournalBase, JournalKey, JournalStart } from './journalTypes.ts'
import type { JournaledValues } from './joinJournal.ts'
import { joinJournal } from './joinJournal.ts'
import { openJournal } from './openJournal.ts'
import type { Journal } from './openJournal.ts'
import type { JournalSaves } from './savesOf.ts'
import { savesOf } from './savesOf.ts'

export type RecordJournal = JournalSaves & {
  /** Work that an earlier opening of this document left behind; the person decides about it. */
  offer: UnsavedWork | undefined
  /** The offered work stands in the form: it goes once the form's own journal has it. */
  taken: (work: UnsavedWork) => void
  discard: (work: UnsavedWork) => void
  /**
   * A save made of the record `before` the record `saved`: what is on offer goes from the screen. Of it only what the
   * save neither wrote nor has stays in this browser, for the next opening.
   */
  superseded: (before: JournalStart, saved: JournalStart) => void
  /** The save that the work waited for has come through with this record. */
  settled: (work: UnsavedWork, saved: JournalStart, revision: number) => Promise<void>
  /** False where this browser keeps nothing. */
  isDurable: boolean
}

const always = () => () => {}

/**
 * Keeps the unsaved work of a form in this browser and offers what an earlier opening left behind (design section 6).
 * Without a key, as for a form that is only read, nothing is kept.
 */
export function useJournal(store: JournaledValues, key: JournalKey | undefined, base: JournalBase): RecordJournal {
  const [journal, setJournal] = useState<Journal>()
  const [offers, setOffers] = useState<readonly UnsavedWork[]>([])
  const [offer] = offers
  const firstBase = useRef(base)
  firstBase.current = base
  const { user, urn, id, tab } = key ?? {}

  useEffect(() => {
    if (user === undefined || urn === undefined || id === undefined || tab === undefined) return
    const opened = openJournal({ user, urn, id, tab }, firstBase.current, { start: store.base })
    const stop = joinJournal(store, opened)
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
  const hide = useCallback(
    (work: UnsavedWork) => setOffers((all) => all.filter((one) => one.journal !== work.journal)),
    [],
  )
  return useMemo(
    () => ({
      offer,
      taken(work) {
        hide(work)
        void (journal?.flush() ?? Promise.resolve()).then(() => forgetUnsaved(work))
      },
      discard(work) {
        hide(work)
        void forgetUnsaved(work)
      },
      superseded(before, saved) {
        const old = offers.filter((work) => !work.sent)
        if (old.length === 0) return
        setOffers((all) => all.filter((work) => !old.includes(work)))
        for (const work of old) if (isSuperseded(work, before, saved)) void forgetUnsaved(work)
      },
      async settled(work, saved, revision) {
        const rest = await settleUnsaved(work, saved, revision)
        setOffers((all) => all.flatMap((one) => (one.journal === work.journal ? (rest ?? []) : one)))
      },
      ...savesOf(journal),
      isDurable,
    }),
    [offers, offer, journal, hide, isDurable],
  )
}
