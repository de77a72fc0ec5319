import { nearestPlace } from '../model/holes.ts'
import { endOf, startingAt, type Airing, type Schedule } from '../model/schedule.ts'
import type { PlaceMode } from './command.ts'
import { splitInto } from './cutAiring.ts'
import { overwrite } from './overwrite.ts'
import { NOTHING, refuse, type Plan } from './refusal.ts'
import { whyNotFree } from './whyNotFree.ts'
import { edgeAt, ripple } from './ripple.ts'

/** Airings, by start, at another time: the first at `start`, the others as far from it as they were. */
function arranged(airings: readonly Airing[], start: number): Airing[] {
  const shift = start - (airings[0]?.start ?? start)
  return airings.map((airing) => startingAt(airing, airing.start + shift))
}

/**
 * Places airings that are not, or no longer, in the schedule: the first at `start`, in the way that the mode says.
 * Where that is refused the nearest place with room for all of them is told.
 */
export function place(
  schedule: Schedule,
  airings: readonly Airing[],
  { start, mode, now }: { start: number; mode: PlaceMode; now: number },
): Plan {
  const span = spanOf(airings)
  const nearest = () => nearestPlace(schedule, { start, dur: span }, { now })
  switch (mode) {
    case 'exact':
      return withNearest(exactly(schedule, arranged(airings, start), now), nearest)
    case 'squeeze': {
      const found = nearest()
      return found === undefined ? refuse('noRoom') : { removed: NOTHING, added: arranged(airings, found) }
    }
    case 'overwrite':
      return withNearest(overwrite(schedule, arranged(airings, start), now), nearest)
    case 'split':
      return withNearest(splitInto(schedule, arranged(airings, start), now), nearest)
    case 'insert':
      return withNearest(ripple(schedule, arranged(airings, edgeAt(schedule, start, now)), now), nearest)
  }
}

function exactly(schedule: Schedule, placed: readonly Airing[], now: number): Plan {
  for (const airing of placed) {
    const refused = whyNotFree(schedule, airing, { now })
    if (refused) return { refused }
  }
  return { removed: NOTHING, added: placed }
}

/** From the start of the first to the last end, in ms. */
function spanOf(airings: readonly Airing[]): number {
  const first = airings[0]?.start ?? 0
  return airings.reduce((span, airing) => Math.max(span, endOf(airing) - first), 0)
}

function withNearest(plan: Plan, nearest: () => number | undefined): Plan {
  return 'refused' in plan ? { refused: { ...plan.refused, nearest: nearest() } } : plan
}
