import { isSameLoop as repeatAlike } from '#contract/rules/schedule/loop/followLoop.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'

/** The schedule with the days as another has them, whatever step it is from; itself where they are the same. */
export function withDaysOf(schedule: Schedule, { days, closed }: Schedule): Schedule {
  return schedule.days === days ? schedule : { ...schedule, days, closed }
}

/** Ids of airings that are not the very same objects in two schedules. */
export function changedBetween(before: Schedule, after: Schedule): string[] {
  if (before.order === after.order) return []
  const changed: string[] = []
  for (const airing of after.order) if (before.byId.get(airing.id) !== airing) changed.push(airing.id)
  for (const { id } of before.order) if (!after.byId.has(id)) changed.push(id)
  return changed.sort((one, other) => startIn(after, before, one) - startIn(after, before, other))
}

function startIn(after: Schedule, before: Schedule, id: string): number {
  return (after.byId.get(id) ?? before.byId.get(id))?.start ?? 0
}

/** Do two schedules hold the same work? What the server derives of a title is none. */
export function isSameWork(one: Schedule, other: Schedule): boolean {
  if (!isSameLoop(one, other)) return false
  if (one.order === other.order) return true
  return (
    one.order.length === other.order.length &&
    one.order.every((airing, at) => airing === other.order[at] || isSameWorkOf(airing, other.byId.get(airing.id)))
  )
}

/** Is an airing planned as another? */
export function isSameWorkOf(one: Airing, other: Airing | undefined): boolean {
  if (one === other) return true
  return (
    other !== undefined &&
    one.start === other.start &&
    one.dur === other.dur &&
    one.kind === other.kind &&
    one.pgmId === other.pgmId &&
    one.pinned === other.pinned &&
    one.offset === other.offset
  )
}

/** Do two schedules repeat alike, or neither? */
export function isSameLoop({ loop: one }: Pick<Schedule, 'loop'>, { loop: other }: Pick<Schedule, 'loop'>): boolean {
  return one === other || repeatAlike(one, other)
}

/** A schedule as read, with the airings of another wherever they are planned alike: what stayed keeps its identity. */
export function sharing(read: Schedule, known: Schedule): Schedule {
  const order = read.order.map((airing) => {
    const same = known.byId.get(airing.id)
    return same && isSameWorkOf(airing, same) ? same : airing
  })
  const isWhole = order.length === known.order.length && order.every((airing, at) => airing === known.order[at])
  return {
    ...read,
    order: isWhole ? known.order : order,
    byId: isWhole ? known.byId : new Map(order.map((airing) => [airing.id, airing])),
  }
}
