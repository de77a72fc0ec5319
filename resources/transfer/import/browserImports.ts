import type { DBSchema } from 'idb'
import { openDB } from 'idb'
import { DAY_MS } from '#contract/values/timers.ts'
import type { ImportStorage, ImportWork } from './importWork.ts'
import { createImportWorks } from './importWork.ts'

interface ImportDb extends DBSchema {
  desks: { key: string; value: { desk: ImportWork; at: number } }
}

async function open() {
  const db = await openDB<ImportDb>('marquee-imports', 1, {
    upgrade: (made) => void made.createObjectStore('desks'),
    // A newer console in another tab must not wait for this one.
    blocking: () => db.close(),
  })
  return db
}

/** Files in IndexedDB, for a day: whoever comes back later has a newer one. */
function browserStorage(now: () => number): ImportStorage {
  let opened: ReturnType<typeof open> | undefined
  const db = () => (opened ??= open())
  return {
    read: async (key) => {
      const kept = await (await db()).get('desks', key)
      return kept && now() - kept.at < DAY_MS ? kept.desk : undefined
    },
    write: async (key, desk) => void (await (await db()).put('desks', { desk, at: now() }, key)),
    remove: async (key) => (await db()).delete('desks', key),
  }
}

/** The imports in preparation of this browser. */
export const importWorks = createImportWorks(browserStorage(Date.now))
