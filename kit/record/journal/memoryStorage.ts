import { isOvertaken } from './compact.ts'
import type { JournalHead, JournalRest, JournalStorage } from './journalTypes.ts'

/** Stands in where the browser denies storage: unsaved work then lives as long as the tab. */
export function createMemoryStorage(): JournalStorage {
  const journals = new Map<string, { head: JournalHead } & JournalRest>()
  return {
    async write(head, entries, start) {
      const old = journals.get(head.journal)
      const standing = (old?.entries ?? []).filter((entry) => !entries.some((later) => isOvertaken(entry, later)))
      journals.set(head.journal, { head, entries: [...standing, ...entries], start: start ?? old?.start })
    },
    async read(journal) {
      const { entries, start } = journals.get(journal) ?? { entries: [], start: undefined }
      return { entries, start }
    },
    async settle(head, upToSeq, start) {
      const old = journals.get(head.journal)
      const entries = (old?.entries ?? []).filter((entry) => entry.seq > upToSeq)
      if (entries.length === 0 && !head.sent) journals.delete(head.journal)
      else journals.set(head.journal, { head, entries, start: start ?? old?.start })
    },
    forget: async (journal) => void journals.delete(journal),
    heads: async () => [...journals.values()].map(({ head }) => head),
  }
}
