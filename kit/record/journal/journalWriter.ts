import { compact } from './compact.ts'
import type { JournalEntry, JournalHead, JournalStart } from './journalTypes.ts'
import type { StorageChoice } from './journalStorage.ts'

type JournalWriter = {
  add(entry: JournalEntry): void
  /** Writes what waits and the head, now. */
  flush(): Promise<void>
  /** Entries up to and with this number are on the server; the head is written as it is now. */
  settle(upToSeq: number): Promise<void>
  waiting(): JournalEntry[]
}

type Parts = {
  choose: () => Promise<StorageChoice>
  head: () => JournalHead
  start: () => JournalStart | undefined
  onLost: () => void
}

/**
 * Writes each change within the turn of its keystroke, so that a tab that is killed in the next moment has lost nothing
 * of it. The storage keeps the order of what it is given; where it falls far behind, changes gather until it has room.
 */
export function createJournalWriter({ choose, head, start, onLost }: Parts): JournalWriter {
  const waiting = new Map<string, JournalEntry>()
  let retry: ReturnType<typeof setTimeout> | undefined
  let isSoon = false
  let running = 0
  let line: Promise<unknown> = Promise.resolve()
  let written: JournalStart | undefined

  const newStart = () => {
    const present = start()
    const isNew = present !== written
    written = present
    return isNew ? present : undefined
  }
  const write = async (entries: JournalEntry[]) => {
    running++
    try {
      const { storage, durable } = await choose()
      if (!durable) onLost()
      await storage.write(head(), entries, newStart())
    } catch {
      // A full disk: the entries stay in memory and go along with the next write.
      written = undefined
      for (const entry of entries) if (!waiting.has(entry.pointer)) waiting.set(entry.pointer, entry)
      retry ??= setTimeout(() => void flush(), RETRY_MS)
      onLost()
    } finally {
      running--
      if (waiting.size > 0 && !retry) soon()
    }
  }
  const flush = async () => {
    clearTimeout(retry)
    retry = undefined
    const entries = compact([...waiting.values()])
    waiting.clear()
    if (entries.length > 0) line = Promise.all([line, write(entries)])
    await line
  }
  const soon = () => {
    if (isSoon) return
    isSoon = true
    queueMicrotask(() => {
      isSoon = false
      if (running < MOST_AT_ONCE && waiting.size > 0) void flush()
    })
  }
  return {
    add(entry) {
      waiting.set(entry.pointer, entry)
      soon()
    },
    flush,
    async settle(upToSeq) {
      for (const [pointer, entry] of waiting) if (entry.seq <= upToSeq) waiting.delete(pointer)
      await flush()
      line = line.then(async () => {
        const { storage } = await choose()
        // What could not be written stays the form's; the next write tries again.
        await storage.settle(head(), upToSeq, newStart()).catch(onLost)
      })
      await line
    },
    waiting: () => [...waiting.values()],
  }
}

/** Writes under way at once before changes gather. */
const MOST_AT_ONCE = 32
/** A write that failed is tried again after this long at the latest. */
const RETRY_MS = 5_000
