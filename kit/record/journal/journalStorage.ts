import { createBrowserStorage } from './browserStorage.ts'
import type { JournalStorage } from './journalTypes.ts'
import { createMemoryStorage } from './memoryStorage.ts'

/** `durable` is false where the browser denies storage; the person is told so. */
export type StorageChoice = { storage: JournalStorage; durable: boolean }

let chosen: Promise<StorageChoice> | undefined

async function choose(): Promise<StorageChoice> {
  try {
    return { storage: await createBrowserStorage(), durable: true }
  } catch {
    return { storage: createMemoryStorage(), durable: false }
  }
}

/** The one storage of this page, opened when a form first needs it. */
export function journalStorage(): Promise<StorageChoice> {
  chosen ??= choose()
  return chosen
}
