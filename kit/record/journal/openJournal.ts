import { compact } from './compact.ts'
import { holdJournal } from './journalLock.ts'
import { journalStorage } from './journalStorage.ts'
import type { StorageChoice } from './journalStorage.ts'
import type { JournalBase, JournalEntry, JournalHead, JournalKey, JournalStart, SentSave } from './journalTypes.ts'
import { createJournalWriter } from './journalWriter.ts'
import { registerJournal } from './saveAllJournals.ts'

export type Journal = {
  /** Names this opening of the form; the next one, also in the same tab, is another journal. */
  readonly name: string
  record(pointer: string, value: unknown, raw?: string): void
  /** What is not yet saved on the server, in the order to apply it. */
  pending(): Promise<JournalEntry[]>
  /** Number of the last change, to be taken when a save is sent and handed to `clear` when it succeeded. */
  seq(): number
  clear(upToSeq: number): Promise<void>
  /** After a save the work goes on from a new revision. */
  rebase(base: Partial<JournalBase> & { sent?: undefined }): void
  /** A save is about to be sent, or its answer is known: on disk when this resolves, or after a moment at the latest. */
  sending(save: SentSave | undefined): Promise<void>
  /** Writes what waits, now. */
  flush(): Promise<void>
  close(): Promise<void>
  /** False where the browser denies storage: unsaved work then does not survive the tab. */
  durable(): boolean
  onDurability(listener: () => void): () => void
}

type Parts = {
  now?: () => number
  choose?: () => Promise<StorageChoice>
  /** Makes the name of this opening. */
  unique?: () => string
  /** Held as long as this opening lives, so that others do not take its work for left behind. */
  hold?: (journal: string) => () => void
  /** Calls back when the page may be about to go away. */
  leaving?: (work: () => void) => () => void
  /** The record that the work is typed over, as it is at the moment. */
  start?: () => JournalStart | undefined
}

/** A save does not wait for a disk that is slower than this. */
const SENDING_MS = 250

/** Calls back when the page may be about to go away: it is hidden, closed or put to sleep. */
function onLeaving(work: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') work()
  }
  window.addEventListener('pagehide', work)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    window.removeEventListener('pagehide', work)
    document.removeEventListener('visibilitychange', hidden)
  }
}

/** A journal of what is typed into one form, kept in this browser until the server has it (design section 6). */
export function openJournal(key: JournalKey, base: JournalBase, parts: Parts = {}): Journal {
  const {
    now = Date.now,
    choose = journalStorage,
    unique = () => crypto.randomUUID(),
    hold = holdJournal,
    leaving = onLeaving,
    start,
  } = parts
  const name = [key.user, key.urn, key.id, key.tab, unique()].join(' ')
  const release = hold(name)
  const listeners = new Set<() => void>()
  let head: JournalHead = { ...key, ...base, journal: name, at: now() }
  let seq = 0
  let durable = true
  const writer = createJournalWriter({
    choose,
    head: () => head,
    start: start ?? (() => undefined),
    onLost() {
      if (!durable) return
      durable = false
      for (const listener of listeners) listener()
    },
  })
  const stay = leaving(() => void writer.flush())
  const unregister = registerJournal(writer.flush)
  return {
    name,
    record(pointer, value, raw) {
      head = { ...head, at: now() }
      writer.add({ pointer, value, seq: ++seq, at: head.at, ...(raw === undefined ? {} : { raw }) })
    },
    async pending() {
      await writer.flush()
      const { storage } = await choose()
      const { entries } = await storage.read(name)
      return compact([...entries, ...writer.waiting()])
    },
    seq: () => seq,
    clear: writer.settle,
    rebase: (next) => void (head = { ...head, ...next }),
    async sending(save) {
      if (!save && !head.sent) return
      head = { ...head, at: now(), sent: save }
      const late = new Promise<void>((resolve) => setTimeout(resolve, SENDING_MS))
      await Promise.race([writer.settle(0), late])
    },
    flush: writer.flush,
    async close() {
      stay()
      await writer.flush()
      unregister()
      release()
    },
    durable: () => durable,
    onDurability(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
