import { createMemoryStorage } from '#kit/record/journal/memoryStorage.ts'
import type { JournalKey } from '#kit/record/journal/journalTypes.ts'
import { findUnsaved, forgetUnsaved, settleUnsaved } from '#kit/record/journal/findUnsaved.ts'
import { joinJournal } from '#kit/record/journal/joinJournal.ts'
import { openJournal } from '#kit/record/journal/openJournal.ts'
import { savesOf } from '#kit/record/journal/savesOf.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { EditorJournal } from '#kit/record/editor/editorCore.ts'

/** A browser's journals: they outlive its tabs. */
export function aBrowser(user: string) {
  const storage = createMemoryStorage()
  const choose = () => Promise.resolve({ storage, durable: true })
  const living = new Set<string>()
  const held = () => Promise.resolve((journal: string) => living.has(journal))
  return {
    /** A tab opens a document: its journal, and how the tab dies without a word. */
    open(store: FormStore, id: string, revision: number | undefined) {
      const key: JournalKey = { user, urn: 'urn:resource:catalog:movie', id, tab: `tab-${user}` }
      const base = { revision, schema: 1, title: 'A film' }
      const hold = (name: string) => {
        living.add(name)
        return () => void living.delete(name)
      }
      const journal = openJournal(key, base, { choose, hold, leaving: () => () => undefined, start: store.base })
      const stop = joinJournal(store, journal)
      const parts: EditorJournal = {
        ...savesOf(journal),
        superseded: () => undefined,
        taken: (work) => void journal.flush().then(() => forgetUnsaved(work, choose)),
        settled: async (work, saved, rev) => void (await settleUnsaved(work, saved, rev, choose)),
      }
      return {
        parts,
        flush: journal.flush,
        crash: () => {
          stop()
          living.delete(journal.name)
        },
      }
    },
    leftBehind: () => findUnsaved(user, { choose, held }),
  }
}
