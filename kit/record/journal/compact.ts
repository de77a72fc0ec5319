import type { JournalEntry } from './journalTypes.ts'

const isWithin = (pointer: string, place: string) => pointer === place || pointer.startsWith(`${place}/`)

/** Entries that a later one makes pointless: the same place, or a place inside it. */
export function isOvertaken(old: { pointer: string; seq: number }, by: { pointer: string; seq: number }): boolean {
  return old.seq < by.seq && isWithin(old.pointer, by.pointer)
}

/** The fewest entries that lead to the same form, in the order in which they have to be applied. */
export function compact(entries: readonly JournalEntry[]): JournalEntry[] {
  const newestFirst = entries.toSorted((a, b) => b.seq - a.seq)
  const kept: JournalEntry[] = []
  for (const entry of newestFirst) if (!kept.some((later) => isOvertaken(entry, later))) kept.push(entry)
  return kept.reverse()
}
