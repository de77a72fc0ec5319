import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { joinedSelection } from '#kit/parts/table/selection/selectMode.ts'
import type { SelectMode } from '#kit/parts/table/selection/selectMode.ts'
import type { Cursor } from '../model/scheduleView.ts'

/** A selection after ids joined it in a mode; an extension takes everything between the cursor and the last of them. */
export function selected(
  before: ReadonlySet<string>,
  ids: readonly string[],
  { mode, schedule, cursor }: { mode: SelectMode; schedule: Schedule; cursor: Cursor | undefined },
): ReadonlySet<string> {
  const reach = () => [...before, ...between(schedule, cursor, ids.at(-1))]
  return joinedSelection(before, ids, mode, reach)
}

/** Everything from where the cursor is to an airing, both with it. */
function between({ order, byId }: Schedule, cursor: Cursor | undefined, id: string | undefined): string[] {
  const target = id === undefined ? undefined : byId.get(id)
  if (!target) return []
  const origin = cursor?.kind === 'airing' ? byId.get(cursor.id)?.start : cursor?.at
  const [from, to] = [Math.min(origin ?? target.start, target.start), Math.max(origin ?? target.start, target.start)]
  return order.filter(({ start }) => start >= from && start <= to).map((airing) => airing.id)
}
