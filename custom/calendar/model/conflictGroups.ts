import type { CalendarEntry, EntryNote } from './calendarEntry.ts'

/** Everything that one thing is wrong with. */
export type ConflictGroup = {
  code: string
  tone: EntryNote['tone']
  found: readonly { entry: CalendarEntry; note: EntryNote }[]
}

/** What is wrong, errors first and then the most frequent; within each what comes first. An entry may stand in several. */
export function conflictGroups(entries: readonly CalendarEntry[]): ConflictGroup[] {
  const found = entries.flatMap((entry) => entry.notes.map((note) => ({ entry, note })))
  const groups = [...Map.groupBy(found, ({ note }) => note.code)].map(([code, some]) => ({
    code,
    tone: some[0]?.note.tone ?? 'warning',
    found: some.toSorted((one, other) => soonest(one.entry) - soonest(other.entry)),
  }))
  return groups.toSorted((one, other) => rank(one) - rank(other) || other.found.length - one.found.length)
}

/** How many there are, and the worst of them. */
export function countConflicts(groups: readonly ConflictGroup[] = []): { count: number; tone: EntryNote['tone'] } {
  return { count: groups.reduce((sum, { found }) => sum + found.length, 0), tone: groups[0]?.tone ?? 'warning' }
}

const rank = ({ tone }: ConflictGroup) => (tone === 'error' ? 0 : 1)
const soonest = ({ start, end }: CalendarEntry) => end ?? start ?? Infinity
