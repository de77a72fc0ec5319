import { editedMap } from './editedMap.ts'
import { byStart, type Airing, type Schedule } from './schedule.ts'

/** A change of airings, as a whole: what goes, and what stands then in its place or beside it, by id. */
export type Edit = { removed: ReadonlySet<string>; added: readonly Airing[] }

type Edited = {
  schedule: Schedule
  /** Ids of what came, went or changed. */
  changed: readonly string[]
}

/** The schedule with an edit: the same object where the edit changes nothing. Airings that stay keep their identity. */
export function editSchedule(schedule: Schedule, { removed, added }: Edit): Edited {
  const fresh = added.filter((airing) => schedule.byId.get(airing.id) !== airing)
  const stays = new Set(added.map(({ id }) => id))
  const gone = [...removed].filter((id) => schedule.byId.has(id) && !stays.has(id))
  const changed = [...gone, ...fresh.map(({ id }) => id)]
  if (changed.length === 0) return { schedule, changed }
  const byId = editedMap(schedule.byId, gone, fresh)
  const left = changed.flatMap((id) => schedule.byId.get(id) ?? [])
  const order = reordered(schedule.order, left.sort(byStart), fresh.toSorted(byStart))
  const longest = fresh.reduce((most, { dur }) => Math.max(most, dur), schedule.longest)
  return { schedule: { ...schedule, byId, order, longest }, changed }
}

/** The order without some of it and with others, both sorted as it is: what lies between them is not compared. */
function reordered(order: readonly Airing[], left: readonly Airing[], fresh: readonly Airing[]): Airing[] {
  const edited: Airing[] = []
  let [at, nextLeft, nextFresh] = [0, 0, 0]
  const copyUpTo = (end: number) => {
    for (; at < end; at++) edited.push(order[at] as Airing)
  }
  for (;;) {
    const [goes, comes] = [left[nextLeft], fresh[nextFresh]]
    if (comes && !(goes && byStart(goes, comes) <= 0)) {
      copyUpTo(placeIn(order, comes))
      edited.push(comes)
      nextFresh++
    } else if (goes) {
      copyUpTo(placeIn(order, goes))
      at++
      nextLeft++
    } else break
  }
  copyUpTo(order.length)
  return edited
}

/** The place in the order of the first airing that does not stand before another. */
function placeIn(order: readonly Airing[], airing: Airing): number {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (byStart(order[middle] as Airing, airing) < 0) low = middle + 1
    else high = middle
  }
  return low
}
