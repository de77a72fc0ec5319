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
  const byId = new Map(schedule.byId)
  for (const id of gone) byId.delete(id)
  for (const airing of fresh) byId.set(airing.id, airing)
  const touched = new Set(changed)
  const kept = schedule.order.filter(({ id }) => !touched.has(id))
  const longest = fresh.reduce((most, { dur }) => Math.max(most, dur), schedule.longest)
  return { schedule: { ...schedule, byId, order: interleaved(kept, fresh.toSorted(byStart)), longest }, changed }
}

/** Two sorted lists as one: a whole sort of a week for one moved airing would be the dearest part of a command. */
function interleaved(kept: readonly Airing[], fresh: readonly Airing[]): Airing[] {
  const order: Airing[] = []
  let next = 0
  for (const airing of kept) {
    for (let one = fresh[next]; one && byStart(one, airing) < 0; one = fresh[++next]) order.push(one)
    order.push(airing)
  }
  for (; next < fresh.length; next++) order.push(fresh[next] as Airing)
  return order
}
