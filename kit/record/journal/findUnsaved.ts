import { sameJson } from '#contract/rules/diff/json.ts'
import { SIDE_DRAFT_MS } from '#contract/values/timers.ts'
import { getAt } from '#kit/forms/data/pointer.ts'
import { compact } from './compact.ts'
import { heldJournals } from './journalLock.ts'
import { journalStorage } from './journalStorage.ts'
import type { StorageChoice } from './journalStorage.ts'
import type { JournalEntry, JournalHead, JournalStart, JournalStorage } from './journalTypes.ts'

/** Work that a tab left behind. */
export type UnsavedWork = JournalHead & { entries: readonly JournalEntry[]; start?: JournalStart | undefined }

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
    if (head.at < now() - SIDE_DRAFT_MS) await storage.forget(head.journal)
    else if (head.user === user) found.push(await workOf(storage, head))
  }
  return found.filter((work) => work.entries.length > 0 || work.sent).toSorted((a, b) => b.at - a.at)
}

async function workOf(storage: JournalStorage, head: JournalHead): Promise<UnsavedWork> {
  const { entries, start } = await storage.read(head.journal)
  return { ...head, entries: compact(entries), start }
}

/**
 * The save of left behind work has come through: what was typed before it is on the server. What was typed after it is
 * what remains, over the record that the save answered; undefined where that is nothing.
 */
export async function settleUnsaved(
  work: UnsavedWork,
  saved: JournalStart,
  revision: number,
  choose = journalStorage,
): Promise<UnsavedWork | undefined> {
  const { entries, start: _start, sent, ...head } = work
  const { storage } = await choose()
  const mark = sent?.mark ?? 0
  await storage.settle({ ...head, revision }, mark, saved)
  const rest = entries.filter((entry) => entry.seq > mark)
  return rest.length > 0 ? { ...head, revision, entries: rest, start: saved } : undefined
}

/**
 * Whether a save that made of the record `before` the record `saved` leaves nothing of the work: at each of its places
 * the save wrote something newer, or has that very value.
 */
export function isSuperseded({ entries }: UnsavedWork, before: JournalStart, saved: JournalStart): boolean {
  return entries.every(({ pointer, value, raw }) => {
    const now = getAt(saved, pointer)
    return !sameJson(getAt(before, pointer), now) || (raw === undefined && sameJson(now, value))
  })
}

/** The person does not want it, or it stands in the form again. */
export async function forgetUnsaved(work: Pick<UnsavedWork, 'journal'>, choose = journalStorage): Promise<void> {
  const { storage } = await choose()
  await storage.forget(work.journal)
}
