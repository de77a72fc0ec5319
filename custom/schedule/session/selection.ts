import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { Cursor, SelectMode } from '../model/scheduleView.ts'

/** A selection after ids joined it in a mode. */
export function selected(
  before: ReadonlySet<string>,
  ids: readonly string[],
  { mode, schedule, cursor }: { mode: SelectMode; schedule: Schedule; cursor: Cursor | undefined },
): ReadonlySet<string> {
  switch (mode) {
    case 'set':
      return new Set(ids)
    case 'add':
      return new Set([...before, ...ids])
    case 'toggle': {
      const next = new Set(before)
      for (const id of ids) if (!next.delete(id)) next.add(id)
      return next
    }
    case 'extend':
      return new Set([...before, ...between(schedule, cursor, ids.at(-1))])
  }
}

/** Everything from where the cursor is to an airing, both with it. */
function between({ order, byId }: Schedule, cursor: Cursor | undefined, id: string | undefined): string[] {
  const target = id === undefined ? undefined : byId.get(id)
  if (!target) return []
  const origin = cursor?.kind === 'airing' ? byId.get(cursor.id)?.start : cursor?.at
  const [from, to] = [Math.min(origin ?? target.start, target.start), Math.max(origin ?? target.start, target.start)]
  return order.filter(({ start }) => start >= from && start <= to).map((airing) => airing.id)
}

/** What of a selection is still there: the same set where all of it is. */
export function stillThere(selection: ReadonlySet<string>, { byId }: Schedule): ReadonlySet<string> {
  const there = [...selection].filter((id) => byId.has(id))
  return there.length === selection.size ? selection : new Set(there)
}
