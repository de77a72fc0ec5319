import { closeGaps } from '../closeGaps.ts'
import { isProcessing } from '../model/makeSchedule.ts'
import { snapStart } from '../model/snapStart.ts'
import { byStart, type Airing, type Schedule } from '../model/schedule.ts'
import { whyFixed } from '../model/whyFixed.ts'
import { adBreaks } from './adBreaks.ts'
import type { ScheduleCommand, Target } from './command.ts'
import { split, trim } from './cutAiring.ts'
import { join } from './joinHalves.ts'
import { freeAirings, lay } from './lay.ts'
import { moveAirings } from './moveAirings.ts'
import { place } from './place.ts'
import { promote } from './promote.ts'
import { pullUp } from './pullUp.ts'
import { NOTHING, refuse, type Plan, type Refusal } from './refusal.ts'
import { replaceAiring } from './replaceAiring.ts'
import { swap } from './swap.ts'

/** Commands that change airings; those of the loop are `loop/editLoop`. */
type AiringCommand = Exclude<ScheduleCommand, { kind: 'setLoop' | 'breakOutOfLoop' }>

/** What a command comes to in a schedule, from the schedule as it is: nothing is checked of the result yet. */
export function planCommand(schedule: Schedule, command: AiringCommand, now: number): Plan {
  switch (command.kind) {
    case 'add':
    case 'paste':
      return placeNew(schedule, command.airings, command, now)
    case 'fill':
    case 'template':
    case 'strip':
    case 'pasteDays':
      return lay(schedule, command, now)
    case 'promote':
      return promote(schedule, command, now)
    case 'closeGaps':
      return { removed: NOTHING, added: closeGaps(schedule, now, command.within) }
    case 'removeDay':
      return removeDay(schedule, command, now)
    default:
      return planOfNamed(schedule, command, now)
  }
}

type NamingCommand = Extract<AiringCommand, { ids: unknown } | { id: unknown }>

/** Ids of the airings that a command is about. */
export function namedIn(command: ScheduleCommand): readonly string[] {
  if ('ids' in command) return command.ids
  return 'id' in command ? [command.id] : []
}

function planOfNamed(schedule: Schedule, command: NamingCommand, now: number): Plan {
  const named = namedAirings(schedule, command, now)
  if ('refused' in named) return named
  const [first, second] = named
  if (!first) return { removed: NOTHING, added: [] }
  switch (command.kind) {
    case 'move':
      return moveAirings(schedule, named, command, now)
    case 'duplicate':
      return placeNew(schedule, copiesOf(named, command.newIds), command, now)
    case 'replace':
      return replaceAiring(schedule, first, command.airing, now)
    case 'swap':
      return second ? swap(schedule, [first, second], now) : refuse('unknown')
    case 'lift':
      return { removed: new Set(command.ids), added: [] }
    case 'extract': {
      const lost = new Map(named.map(({ id, dur }) => [id, dur]))
      return { removed: new Set(command.ids), added: pullUp({ schedule, now }, lost) }
    }
    case 'adBreaks':
      return adBreaks(schedule, named, command, now)
    case 'split':
      return split(first, command.at, command.newId)
    case 'join':
      return second ? join(first, second) : refuse('unknown')
    case 'trim':
      return trim(first, command.edge, command.to)
    case 'pin':
    case 'unpin':
      return { removed: NOTHING, added: named.map((airing) => pinnedOr(airing, command.kind === 'pin')) }
  }
}

/**
 * The airings of a command, by their order in it; refused where one is not there or may not change. To be copied an
 * airing need not move, and a pin is no reason against pinning.
 */
function namedAirings(
  schedule: Schedule,
  command: NamingCommand,
  now: number,
): readonly Airing[] | { refused: Refusal } {
  const passesPins =
    command.kind === 'pin' || command.kind === 'unpin' || ('evenPinned' in command && command.evenPinned)
  const airings: Airing[] = []
  for (const id of namedIn(command)) {
    const airing = schedule.byId.get(id)
    if (!airing) return refuse('unknown', { airing: id })
    const fixed = command.kind === 'duplicate' ? undefined : whyFixed(schedule, airing, now)
    if (fixed && !(fixed === 'pinned' && passesPins)) return refuse(fixed, { airing: id })
    airings.push(airing)
  }
  return airings
}

function placeNew(
  schedule: Schedule,
  airings: readonly Airing[],
  { toStart, mode, snap = false }: Target,
  now: number,
): Plan {
  const known = airings.find(({ id }) => schedule.byId.has(id))
  if (known) return refuse('known', { airing: known.id })
  const start = snap ? snapStart(schedule, toStart) : toStart
  return place(schedule, airings.toSorted(byStart), { start, mode, now })
}

function copiesOf(airings: readonly Airing[], newIds: readonly string[]): Airing[] {
  return airings.flatMap((airing, nth) => {
    const id = newIds[nth]
    return id === undefined ? [] : [{ ...airing, id, pinned: false }]
  })
}

function pinnedOr(airing: Airing, pinned: boolean): Airing {
  return airing.pinned === pinned ? airing : { ...airing, pinned }
}

function removeDay(
  schedule: Schedule,
  { day, evenPinned = false }: Extract<ScheduleCommand, { kind: 'removeDay' }>,
  now: number,
): Plan {
  const state = schedule.days.get(day)
  if (!state) return refuse('outside')
  if (isProcessing(state)) return refuse('processing', { blockedBy: 'day' })
  return { removed: new Set(freeAirings(schedule, day, { now, evenPinned }).map(({ id }) => id)), added: [] }
}
