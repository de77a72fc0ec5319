import { compact } from './compact.ts'
import type { JournalEntry, JournalHead, JournalStart } from './journalTypes.ts'
import type { StorageChoice } from './journalStorage.ts'

export type JournalWriter = {
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
 * Writes each change as soon as the keystroke is over, and gathers what comes while a write is under way: a tab that
 * is killed in the middle of a word has lost nothing of it.
 */
export function createJournalWriter({ choose, head, start, onLost }: Parts): JournalWriter {
  const waiting = new Map<string, JournalEntry>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = 0
  let line: Promise<void> = Promise.resolve()
  let written: JournalStart | undefined

  const inLine = (work: () => Promise<void>) => {
    running++
    line = line.then(work).finally(() => {
      running--
      if (waiting.size > 0 && timer === undefined && running === 0) soon()
    })
    return line
  }
  const newStart = () => {
    const present = start()
    const isNew = present !== written
    written = present
    return isNew ? present : undefined
  }
  const write = async (entries: JournalEntry[]) => {
    const { storage, durable } = await choose()
    if (!durable) onLost()
    try {
      await storage.write(head(), entries, newStart())
    } catch {
      // A full disk: the entries stay in memory and go along with the next write.
      written = undefined
      for (const entry of entries) if (!waiting.has(entry.pointer)) waiting.set(entry.pointer, entry)
      timer = setTimeout(flushSoon, RETRY_MS)
      onLost()
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const entries = compact([...waiting.values()])
    waiting.clear()
    return entries.length > 0 ? inLine(() => write(entries)) : line
  }
  const flushSoon = () => {
    timer = undefined
    if (running === 0) void flush()
  }
  const soon = () => void (timer ??= setTimeout(flushSoon, 0))
  return {
    add(entry) {
      waiting.set(entry.pointer, entry)
      soon()
    },
    flush,
    async settle(upToSeq) {
      for (const [pointer, entry] of waiting) if (entry.seq <= upToSeq) waiting.delete(pointer)
      await flush()
      await inLine(async () => {
        const { storage } = await choose()
        // What could not be written stays the form's; the next write tries again.
        await storage.settle(head(), upToSeq, newStart()).catch(onLost)
      })
    },
    waiting: () => [...waiting.values()],
  }
}

/** A write that failed is tried again after this long at the latest. */
const RETRY_MS = 5_000
