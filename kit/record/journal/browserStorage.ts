import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { JournalEntry, JournalHead, JournalStart, JournalStorage } from './journalTypes.ts'

type Kept = JournalEntry & { journal: string }

interface JournalDb extends DBSchema {
  heads: { key: string; value: JournalHead }
  entries: { key: [string, string]; value: Kept }
  starts: { key: string; value: { journal: string; start: JournalStart } }
}

const NAME = 'marquee-journal'
const STORES = ['heads', 'entries', 'starts'] as const
/** Sorts after every pointer that starts with a given text. */
const LAST = '￿'

async function open(): Promise<IDBPDatabase<JournalDb>> {
  const db = await openDB<JournalDb>(NAME, 2, {
    upgrade(made, before) {
      if (before < 1) {
        made.createObjectStore('heads', { keyPath: 'journal' })
        made.createObjectStore('entries', { keyPath: ['journal', 'pointer'] })
      }
      made.createObjectStore('starts', { keyPath: 'journal' })
    },
    // A newer console in another tab must not wait for this one.
    blocking: () => db.close(),
  })
  return db
}

const inside = (journal: string, pointer: string) =>
  IDBKeyRange.bound([journal, `${pointer}/`], [journal, `${pointer}/${LAST}`])
const ofJournal = (journal: string) => IDBKeyRange.bound([journal, ''], [journal, LAST])

/** Journals in IndexedDB: they outlive a crash of the tab and a restart of the browser. */
export async function createBrowserStorage(): Promise<JournalStorage> {
  const db = await open()
  return {
    async write(head, entries, start) {
      // What a tab that dies would lose is safe once the browser has it; a flush of the disk per letter would only
      // make the next letters wait.
      const change = db.transaction(STORES, 'readwrite', { durability: 'relaxed' })
      const kept = change.objectStore('entries')
      const { journal } = head
      const work: Promise<unknown>[] = [change.objectStore('heads').put(head)]
      if (start) work.push(change.objectStore('starts').put({ journal, start }))
      for (const entry of entries)
        work.push(kept.delete(inside(journal, entry.pointer)), kept.put({ ...entry, journal }))
      // Without waiting for the answers of the requests: a tab that dies in this moment has written all of it.
      change.commit()
      await Promise.all([...work, change.done])
    },
    async read(journal) {
      const change = db.transaction(STORES)
      const kept = await change.objectStore('entries').getAll(ofJournal(journal))
      const start = await change.objectStore('starts').get(journal)
      return { entries: kept.map(({ journal: _journal, ...entry }) => entry), start: start?.start }
    },
    async settle(head, upToSeq, start) {
      const { journal } = head
      const change = db.transaction(STORES, 'readwrite')
      const kept = change.objectStore('entries')
      const work: Promise<unknown>[] = []
      let left = 0
      for (const entry of await kept.getAll(ofJournal(journal))) {
        if (entry.seq > upToSeq) left++
        else work.push(kept.delete([journal, entry.pointer]))
      }
      const isOver = left === 0 && !head.sent
      const [heads, starts] = [change.objectStore('heads'), change.objectStore('starts')]
      work.push(isOver ? heads.delete(journal) : heads.put(head))
      if (isOver) work.push(starts.delete(journal))
      else if (start) work.push(starts.put({ journal, start }))
      await Promise.all([...work, change.done])
    },
    async forget(journal) {
      const change = db.transaction(STORES, 'readwrite')
      await Promise.all([
        change.objectStore('entries').delete(ofJournal(journal)),
        change.objectStore('heads').delete(journal),
        change.objectStore('starts').delete(journal),
        change.done,
      ])
    },
    heads: () => db.getAll('heads'),
  }
}
