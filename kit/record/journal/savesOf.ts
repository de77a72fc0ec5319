import type { JournalBase, SentSave } from './journalTypes.ts'
import type { Journal } from './openJournal.ts'

/** What saving tells the journal of a form; without a journal nothing is kept. */
export type JournalSaves = {
  /** Take it when a save is sent, hand it to `saved` when the save succeeded. */
  mark: () => number
  /** A save is about to be sent: its retry key outlives the tab. Undefined: its answer is known. */
  sending: (save: SentSave | undefined) => Promise<void>
  saved: (mark: number, base?: Partial<JournalBase>) => void
  /** The person leaves without saving: nothing of this opening is offered again. */
  abandon: () => void
}

export function savesOf(journal: Journal | undefined): JournalSaves {
  return {
    mark: () => journal?.seq() ?? 0,
    sending: (save) => journal?.sending(save) ?? Promise.resolve(),
    saved(mark, next) {
      journal?.rebase({ ...next, sent: undefined })
      void journal?.clear(mark)
    },
    abandon: () => {
      journal?.rebase({ sent: undefined })
      void journal?.clear(Infinity)
    },
  }
}
