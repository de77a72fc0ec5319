import { applyCommand } from '#contract/rules/schedule/commands/applyCommand.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { editSchedule } from '#contract/rules/schedule/model/editSchedule.ts'
import { rangeOf, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { ScheduleConflict } from '#contract/rules/schedule/publish/mergeSchedule.ts'

/** Whose airing stands in the end; `both`: mine stays where it is, theirs goes to the nearest free place. */
export type ConflictChoice = 'mine' | 'theirs' | 'both'

type Choosing = {
  conflicts: readonly ScheduleConflict[]
  choices: ReadonlyMap<string, ConflictChoice>
  newId: () => string
  now: number
}

/** The merged schedule, which has mine wherever both sides collide, after choices: what nobody chose stays mine. */
export function resolveConflicts(merged: Schedule, { conflicts, choices, newId, now }: Choosing): Schedule {
  return conflicts.reduce((schedule, conflict) => {
    const choice = choices.get(conflict.id) ?? 'mine'
    if (choice === 'theirs') return withTheirs(schedule, conflict)
    return choice === 'both' ? withBoth(schedule, conflict, { newId, now }) : schedule
  }, merged)
}

/** Whether both can stand: there are two, and they are not one and the same airing taken away by a side. */
export function mayKeepBoth({ kind, mine, theirs }: ScheduleConflict): boolean {
  return theirs !== undefined && (kind === 'overlap' || mine !== undefined)
}

/** Theirs in the place of mine, and of whatever of mine runs at that time. */
function withTheirs(schedule: Schedule, { id, theirs }: ScheduleConflict): Schedule {
  const inTheWay = theirs ? airingsWithin(schedule, rangeOf(theirs)).map((airing) => airing.id) : []
  return editSchedule(schedule, { removed: new Set([id, ...inTheWay]), added: theirs ? [theirs] : [] }).schedule
}

/** Of one airing that both changed there are two then; one that only they changed moves to where it fits. */
function withBoth(
  schedule: Schedule,
  { kind, id, theirs }: ScheduleConflict,
  { newId, now }: Pick<Choosing, 'newId' | 'now'>,
): Schedule {
  if (!theirs) return schedule
  const isTwo = kind === 'both' && schedule.byId.has(id)
  const before = isTwo ? schedule : editSchedule(schedule, { removed: new Set([id]), added: [] }).schedule
  const airings = [{ ...theirs, id: isTwo ? newId() : id }]
  return applyCommand(before, { kind: 'add', airings, toStart: theirs.start, mode: 'squeeze' }, now).schedule
}
