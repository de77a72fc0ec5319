import { compact } from './compact.ts'
import type { JournalEntry, JournalHead } from './journalTypes.ts'
import type { StorageChoice } from './journalStorage.ts'

/** A change is on disk this long after it was typed at the latest (issue 'nothing typed is lost'). */
export const WRITE_WITHIN_MS = 250

export type JournalWriter = {
  add(entry: JournalEntry): void
  /** Writes what waits, now. */
  flush(): Promise<void>
  waiting(): JournalEntry[]
  forget(upToSeq: number): void
}

type Parts = { choose: () => Promise<StorageChoice>; head: () => JournalHead; onLost: () => void }

/** Gathers changes for a moment and writes them in one transaction after another. */
export function createJournalWriter({ choose, head, onLost }: Parts): JournalWriter {
  const waiting = new Map<string, JournalEntry>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async (entries: JournalEntry[]) => {
    const { storage, durable } = await choose()
    if (!durable) onLost()
    try {
      await storage.write(head(), entries)
    } catch {
      // A full disk: the entries stay in memory and go along with the next write.
      for (const entry of entries) if (!waiting.has(entry.pointer)) waiting.set(entry.pointer, entry)
      onLost()
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const entries = compact([...waiting.values()])
    waiting.clear()
    if (entries.length > 0) writing = writing.then(() => write(entries))
    return writing
  }
  return {
    add(entry) {
      waiting.set(entry.pointer, entry)
      timer ??= setTimeout(() => void flush(), WRITE_WITHIN_MS - 50)
    },
    flush,
    waiting: () => [...waiting.values()],
    forget(upToSeq) {
      for (const [pointer, entry] of waiting) if (entry.seq <= upToSeq) waiting.delete(pointer)
    },
  }
}
