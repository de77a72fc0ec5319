import { sameJson } from '../../diff/json.ts'
import { isSameLoop } from '../loop/followLoop.ts'
import { editSchedule } from '../model/editSchedule.ts'
import { endOf, type Airing, type DayState, type Schedule } from '../model/schedule.ts'
import { isSameAiring } from './scheduleChanges.ts'

/**
 * What two people did that does not go together. `both`: they changed one airing differently. `overlap`: what they did
 * with this airing would run while `others` do. Until somebody chooses, the merged schedule has mine.
 */
export type ScheduleConflict = {
  kind: 'both' | 'overlap'
  id: string
  base?: Airing
  mine?: Airing
  theirs?: Airing
  others?: readonly string[]
}

type MergedSchedule = { merged: Schedule; conflicts: ScheduleConflict[] }

/**
 * My schedule with what they changed since the base, airing by airing: what only one side changed is as that side has
 * it. What of theirs would run at the same time as something else, though it did not for either side, stays out and
 * is told. Days are as they have them, since their revisions are what a save has to name.
 */
export function mergeSchedule(base: Schedule, mine: Schedule, theirs: Schedule): MergedSchedule {
  const changedByThem = changedIds(base, theirs)
  const conflicts: ScheduleConflict[] = []
  const taken = new Set<string>()
  for (const id of changedByThem) {
    const [mineIs, theirsIs] = [mine.byId.get(id), theirs.byId.get(id)]
    if (isSameAiring(mineIs, theirsIs)) continue
    if (isSameAiring(base.byId.get(id), mineIs)) taken.add(id)
    else conflicts.push({ kind: 'both', id, ...sidesOf(id, { base, mine, theirs }) })
  }
  let merged = withTheirs(mine, theirs, taken)
  for (let met = newMeetings(merged, { mine, theirs, taken }); met.size > 0;) {
    for (const [id, others] of met) {
      taken.delete(id)
      conflicts.push({ kind: 'overlap', id, ...sidesOf(id, { base, mine, theirs }), others })
    }
    merged = withTheirs(mine, theirs, taken)
    met = newMeetings(merged, { mine, theirs, taken })
  }
  return { merged: withDays(merged, { base, mine, theirs }), conflicts }
}

type Sides = { base: Schedule; mine: Schedule; theirs: Schedule }

function changedIds(base: Schedule, other: Schedule): string[] {
  const ids = new Set([...base.byId.keys(), ...other.byId.keys()])
  return [...ids].filter((id) => !isSameAiring(base.byId.get(id), other.byId.get(id)))
}

function sidesOf(id: string, { base, mine, theirs }: Sides) {
  return { base: base.byId.get(id), mine: mine.byId.get(id), theirs: theirs.byId.get(id) }
}

function withTheirs(mine: Schedule, theirs: Schedule, taken: ReadonlySet<string>): Schedule {
  const added = [...taken].flatMap((id) => theirs.byId.get(id) ?? [])
  return editSchedule(mine, { removed: taken, added }).schedule
}

/** What was taken from them and runs while something else does, though neither side had both at once. */
function newMeetings(
  { order }: Schedule,
  { mine, theirs, taken }: { mine: Schedule; theirs: Schedule; taken: ReadonlySet<string> },
): Map<string, string[]> {
  const met = new Map<string, string[]>()
  let running: Airing[] = []
  for (const airing of order) {
    if (airing.dur <= 0) continue
    running = running.filter((other) => endOf(other) > airing.start)
    for (const other of running) {
      if (meet(mine, airing.id, other.id) || meet(theirs, airing.id, other.id)) continue
      for (const [id, against] of [
        [airing.id, other.id],
        [other.id, airing.id],
      ] as const)
        if (taken.has(id)) met.set(id, [...(met.get(id) ?? []), against])
    }
    running.push(airing)
  }
  return met
}

function meet({ byId }: Schedule, one: string, other: string): boolean {
  const [a, b] = [byId.get(one), byId.get(other)]
  return a !== undefined && b !== undefined && a.start < endOf(b) && b.start < endOf(a)
}

function withDays(merged: Schedule, { base, mine, theirs }: Sides): Schedule {
  const days = new Map(
    [...mine.days].map(([day, state]): [string, DayState] => {
      const [was, is] = [base.days.get(day), theirs.days.get(day)]
      return [day, is === undefined || sameJson(was ?? {}, is) ? state : is]
    }),
  )
  const isSame = [...days].every(([day, state]) => mine.days.get(day) === state)
  const loop = isSameLoop(base.loop, theirs.loop) ? mine.loop : theirs.loop
  if (isSame && loop === mine.loop) return merged
  const { loop: _mine, ...rest } = merged
  return { ...rest, days, closed: isSame ? mine.closed : theirs.closed, ...(loop && { loop }) }
}
