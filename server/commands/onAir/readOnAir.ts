import type { OnAirBoard, OnAirJob, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_KINDS, ON_AIR_PROBLEMS } from '#contract/values/onAir.ts'
import type { CallContext, Command } from '../../context.ts'
import type { Services } from '../../services.ts'
import { oneAtATime } from '../dashboard/oneAtATime.ts'
import { boardChannels } from './boardChannels.ts'
import { failedJobs } from './failedJobs.ts'
import { handlingOf } from './handlingOf.ts'

/**
 * The whole board: a fixed number of statements over narrow rows, whatever the number of channels and airings. The
 * boards of one person are made one after the other, and the same one that is being made only once.
 */
export const readOnAir: Command<'readOnAir'> = async (context) => {
  const { actor, product, products, services } = context
  const key = JSON.stringify([actor, product, products])
  return { data: await turnsOf(services)(actor.uid, key, () => boardOf(context)) }
}

const turns = new WeakMap<Services, ReturnType<typeof oneAtATime<OnAirBoard>>>()

function turnsOf(services: Services): ReturnType<typeof oneAtATime<OnAirBoard>> {
  const known = turns.get(services) ?? oneAtATime<OnAirBoard>()
  turns.set(services, known)
  return known
}

async function boardOf(context: CallContext): Promise<OnAirBoard> {
  const now = context.services.now()
  const [board, failed] = await Promise.all([boardChannels(context, now), failedJobs(context)])
  const problems = board.problems.sort(bySoonest(now)).slice(0, ON_AIR_PROBLEMS)
  const marks = await context.services.onAir.marks([...problems, ...failed.jobs].map(({ key }) => key))
  const handled = <Line extends OnAirProblem | OnAirJob>(line: Line): Line => {
    const handling = handlingOf(marks.get(line.key), line.matters)
    return handling ? { ...line, handling } : line
  }
  return {
    ...{ at: now, channels: board.channels, channelCount: board.count },
    ...{ problems: problems.map(handled), problemCount: board.problems.length },
    ...{ jobs: failed.jobs.map(handled), jobCount: failed.count },
  }
}

/** What viewers miss already comes first, then by when they will; the kinds in their order where that is the same. */
function bySoonest(now: number) {
  const at = ({ from }: OnAirProblem) => Math.max(from, now)
  const rank = ({ kind }: OnAirProblem) => ON_AIR_KINDS.indexOf(kind)
  return (one: OnAirProblem, other: OnAirProblem) =>
    at(one) - at(other) || rank(one) - rank(other) || one.key.localeCompare(other.key)
}
