import { SIDE_DRAFT_MS } from '#contract/values/timers.ts'
import { compact } from './compact.ts'
import { heldJournals } from './journalLock.ts'
import { journalStorage } from './journalStorage.ts'
import type { StorageChoice } from './journalStorage.ts'
import type { JournalEntry, JournalHead } from './journalTypes.ts'

/** Work that a tab left behind. */
export type UnsavedWork = JournalHead & { entries: readonly JournalEntry[] }

type Parts = { now?: () => number; choose?: () => Promise<StorageChoice>; held?: typeof heldJournals }

/**
 * What a person left unsaved, the newest first: journals that no open form holds. Those older than a side draft would
 * live are thrown away.
 */
export async function findUnsaved(user: string, parts: Parts = {}): Promise<UnsavedWork[]> {
  const { now = Date.now, choose = journalStorage, held = heldJournals } = parts
  const { storage } = await choose()
  const isHeld = await held()
  const found: UnsavedWork[] = []
  for (const head of await storage.heads()) {
    if (isHeld(head.journal)) continue
    if (head.at < now() - SIDE_DRAFT_MS) await storage.clear(head.journal, Infinity)
    else if (head.user === user) found.push({ ...head, entries: compact(await storage.entries(head.journal)) })
  }
  return found.filter((work) => work.entries.length > 0).toSorted((a, b) => b.at - a.at)
}

/** The person does not want it, or it stands in the form again. */
export async function forgetUnsaved(work: Pick<UnsavedWork, 'journal'>, choose = journalStorage): Promise<void> {
  const { storage } = await choose()
  await storage.clear(work.journal, Infinity)
}
