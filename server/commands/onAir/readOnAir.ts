import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { can } from '#contract/rules/access/can.ts'
import type { OnAirBoard, OnAirJob, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_KINDS, ON_AIR_PROBLEMS } from '#contract/values/onAir.ts'
import type { Command } from '../../context.ts'
import type { Services } from '../../services.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import { turnsByServer } from '../dashboard/oneAtATime.ts'
import { boardChannels } from './boardChannels.ts'
import { failedJobs } from './failedJobs.ts'
import { handlingOf } from './handlingOf.ts'

/**
 * The whole board: a fixed number of statements over narrow rows, whatever the number of channels and airings. Whoever
 * sees the same products shares one reading while it is under way: a change is told to all of them at once.
 */
export const readOnAir: Command<'readOnAir'> = async (context) => {
  const { product, services } = context
  const key = JSON.stringify([product, scopeOf(context), can(context.actor, SCHEDULE_PAGE, 'view')])
  const [shared, failed] = await Promise.all([
    turnsOf(services)(key, key, () => boardChannels(context, services.now())),
    failedJobs(context),
  ])
  return { data: await handledBy(services, shared, failed) }
}

type Shared = Awaited<ReturnType<typeof boardChannels>>

const turnsOf = turnsByServer<Shared>()

async function handledBy(
  { onAir }: Services,
  { at, channels, count, problems: all }: Shared,
  { jobs, count: jobCount }: Awaited<ReturnType<typeof failedJobs>>,
): Promise<OnAirBoard> {
  const problems = all.toSorted(bySoonest(at)).slice(0, ON_AIR_PROBLEMS)
  const marks = await onAir.marks([...problems, ...jobs].map(({ key }) => key))
  const handled = <Line extends OnAirProblem | OnAirJob>(line: Line): Line => {
    const handling = handlingOf(marks.get(line.key), line.matters)
    return handling ? { ...line, handling } : line
  }
  return {
    ...{ at, channels, channelCount: count },
    ...{ problems: problems.map(handled), problemCount: all.length },
    ...{ jobs: jobs.map(handled), jobCount },
  }
}

/** What viewers miss already comes first, then by when they will; the kinds in their order where that is the same. */
function bySoonest(now: number) {
  const at = ({ from }: OnAirProblem) => Math.max(from, now)
  const rank = ({ kind }: OnAirProblem) => ON_AIR_KINDS.indexOf(kind)
  return (one: OnAirProblem, other: OnAirProblem) =>
    at(one) - at(other) || rank(one) - rank(other) || one.key.localeCompare(other.key)
}
