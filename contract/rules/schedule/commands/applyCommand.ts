import { editSchedule } from '../model/editSchedule.ts'
import type { Loop, Schedule } from '../model/schedule.ts'
import { breakOut, setLoop } from '../loop/editLoop.ts'
import type { ScheduleCommand } from './command.ts'
import { namedIn, planCommand } from './planCommand.ts'
import { freeAirings } from './lay.ts'
import { replacedBy } from './promote.ts'
import { NOTHING, type Plan, type Refusal } from './refusal.ts'
import { whyNotAllowed, type Change } from './whyNotAllowed.ts'

/** The schedule after a command: the very same object where the command changed nothing or is refused. */
export type Applied = {
  schedule: Schedule
  /** Ids of airings that came, went or changed. */
  changed: readonly string[]
  refused?: Refusal
  /** Airings that found no place, of commands that lay many. */
  left?: readonly Refusal[]
}

/**
 * The one reducer of schedules. Pure: `now` and new ids are handed in. A refused command changes nothing and says why,
 * what blocks and where the nearest room is; the console previews with it, the server replays it.
 */
export function applyCommand(schedule: Schedule, command: ScheduleCommand, now: number): Applied {
  if (command.kind === 'setLoop') {
    const set = setLoop(schedule, command, now)
    return 'refused' in set ? { schedule, changed: [], ...set } : { schedule: set, changed: [] }
  }
  if (command.kind === 'breakOutOfLoop') {
    const broken = breakOut(schedule, command, now)
    if ('refused' in broken) return { schedule, changed: [], ...broken }
    return carriedOut(schedule, broken.plan, { now, unpinned: NOTHING, loop: broken.loop })
  }
  return carriedOut(schedule, planCommand(schedule, command, now), {
    now,
    unpinned: unpinnedBy(schedule, command, now),
    evenAtOnce: command.kind === 'promote',
  })
}

type Terms = Pick<Change, 'now' | 'unpinned' | 'evenAtOnce'> & { loop?: Loop }

function carriedOut(before: Schedule, plan: Plan, { loop, ...terms }: Terms): Applied {
  if ('refused' in plan) return { schedule: before, changed: [], refused: plan.refused }
  const { schedule, changed } = editSchedule(before, plan)
  const refused = whyNotAllowed({ before, after: schedule, changed, ...terms })
  if (refused) return { schedule: before, changed: [], refused }
  const after = loop ? { ...schedule, loop } : schedule
  return { schedule: after, changed, ...(plan.left && plan.left.length > 0 && { left: plan.left }) }
}

/** Airings whose pins a command means to pass over. */
function unpinnedBy(schedule: Schedule, command: ScheduleCommand, now: number): ReadonlySet<string> {
  if (command.kind === 'pin' || command.kind === 'unpin') return new Set(command.ids)
  if (command.kind === 'promote') return new Set(replacedBy(schedule, command.days, now).map(({ id }) => id))
  if (!('evenPinned' in command) || !command.evenPinned) return NOTHING
  if (command.kind !== 'removeDay') return new Set(namedIn(command))
  return new Set(freeAirings(schedule, command.day, { now, evenPinned: true }).map(({ id }) => id))
}
