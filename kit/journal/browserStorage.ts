import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { JournalEntry, JournalHead, JournalStorage } from './journalTypes.ts'

type Kept = JournalEntry & { journal: string }

interface JournalDb extends DBSchema {
  heads: { key: string; value: JournalHead }
  entries: { key: [string, string]; value: Kept }
}

const NAME = 'marquee-journal'
/** Sorts after every pointer that starts with a given text. */
const LAST = '￿'

function open(): Promise<IDBPDatabase<JournalDb>> {
  return openDB<JournalDb>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('heads', { keyPath: 'journal' })
      db.createObjectStore('entries', { keyPath: ['journal', 'pointer'] })
    },
  })
}

const inside = (journal: string, pointer: string) =>
  IDBKeyRange.bound([journal, `${pointer}/`], [journal, `${pointer}/${LAST}`])
const ofJournal = (journal: string) => IDBKeyRange.bound([journal, ''], [journal, LAST])

/** Journals in IndexedDB: they outlive a crash of the tab and a restart of the browser. */
export async function createBrowserStorage(): Promise<JournalStorage> {
  const db = await open()
  return {
    async write(head, entries) {
      const change = db.transaction(['heads', 'entries'], 'readwrite', { durability: 'strict' })
      const kept = change.objectStore('entries')
      void change.objectStore('heads').put(head)
      for (const entry of entries) {
        void kept.delete(inside(head.journal, entry.pointer))
        void kept.put({ ...entry, journal: head.journal })
      }
      await change.done
    },
    async entries(journal) {
      const kept = await db.getAll('entries', ofJournal(journal))
      return kept.map(({ journal: _journal, ...entry }) => entry)
    },
    async clear(journal, upToSeq) {
      const change = db.transaction(['heads', 'entries'], 'readwrite')
      const kept = change.objectStore('entries')
      let left = 0
      for (const entry of await kept.getAll(ofJournal(journal))) {
        if (entry.seq > upToSeq) left++
        else void kept.delete([journal, entry.pointer])
      }
      if (left === 0) void change.objectStore('heads').delete(journal)
      await change.done
    },
    heads: () => db.getAll('heads'),
  }
}
