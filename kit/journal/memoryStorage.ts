import { isOvertaken } from './compact.ts'
import type { JournalEntry, JournalHead, JournalStorage } from './journalTypes.ts'

/** Stands in where the browser denies storage: unsaved work then lives as long as the tab. */
export function createMemoryStorage(): JournalStorage {
  const journals = new Map<string, { head: JournalHead; entries: JournalEntry[] }>()
  return {
    async write(head, entries) {
      const old = journals.get(head.journal)?.entries ?? []
      const standing = old.filter((entry) => !entries.some((later) => isOvertaken(entry, later)))
      journals.set(head.journal, { head, entries: [...standing, ...entries] })
    },
    entries: async (journal) => journals.get(journal)?.entries ?? [],
    async clear(journal, upToSeq) {
      const kept = journals.get(journal)
      if (!kept) return
      kept.entries = kept.entries.filter((entry) => entry.seq > upToSeq)
      if (kept.entries.length === 0) journals.delete(journal)
    },
    heads: async () => [...journals.values()].map(({ head }) => head),
  }
}
