import { sameJson } from '../../diff/json.ts'
import { endOf, type Schedule } from '../model/schedule.ts'
import { rightsFailures, type RightsFacts, type RightsFailure } from './rightsFailures.ts'

/** Airings that may not air when they are planned, by id; the others are not in it. */
export type RightsMap = ReadonlyMap<string, readonly RightsFailure[]>

/** The whole schedule, once: after a command `recheckRights` looks at what it changed. */
export function checkRights(schedule: Schedule, facts: RightsFacts): RightsMap {
  return recheckRights(new Map(), schedule, [...schedule.byId.keys()], facts)
}

/** The map after a command, whose `changed` alone is looked at: the same map where nothing is otherwise. */
export function recheckRights(
  before: RightsMap,
  schedule: Schedule,
  changed: readonly string[],
  facts: RightsFacts,
): RightsMap {
  const found = changed.map((id) => {
    const airing = schedule.byId.get(id)
    return [id, airing ? rightsFailures(airing, facts) : []] as const
  })
  const other = found.filter(([id, failures]) => !sameJson(before.get(id) ?? [], failures))
  if (other.length === 0) return before
  const after = new Map(before)
  for (const [id, failures] of other) {
    if (failures.length === 0) after.delete(id)
    else after.set(id, failures)
  }
  return after
}

/** When the map is next to be looked at though nobody changes anything: an airing that fails has aired by then. */
export function nextRightsCheck(map: RightsMap, schedule: Schedule, now: number): number | undefined {
  const ends = [...map.keys()].flatMap((id) => {
    const airing = schedule.byId.get(id)
    return airing && endOf(airing) > now ? [endOf(airing)] : []
  })
  return ends.length === 0 ? undefined : Math.min(...ends)
}
