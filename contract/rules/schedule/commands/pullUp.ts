import { startingAt, type Airing, type Schedule } from '../model/schedule.ts'
import { whyFixed } from '../model/whyFixed.ts'

/**
 * What closes up when airings lose length: each that follows without a hole between, until a hole or something that
 * keeps its time. `lost`: ms by id, all of an airing that is taken out. Only what moves is given back.
 */
export function pullUp({ schedule, now }: { schedule: Schedule; now: number }, lost: ReadonlyMap<string, number>) {
  const moved: Airing[] = []
  let shift = 0
  /** End of the run as it was, and of what stands before as it is now. */
  let [runEnd, filled] = [-Infinity, -Infinity]
  for (const airing of schedule.order) {
    const loses = lost.get(airing.id)
    if (airing.start > runEnd || (loses === undefined && shift > 0 && whyFixed(schedule, airing, now))) shift = 0
    const start = shift === 0 ? airing.start : Math.min(airing.start, Math.max(filled, airing.start - shift))
    if (loses === undefined && start !== airing.start) moved.push(startingAt(airing, start))
    runEnd = Math.max(runEnd, airing.start + airing.dur)
    filled = Math.max(filled, start + airing.dur - (loses ?? 0))
    shift += loses ?? 0
  }
  return moved
}
