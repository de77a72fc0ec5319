import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { snapStart } from '#contract/rules/schedule/model/snapStart.ts'

const MINUTE_MS = 60_000

type Wanted = {
  /** Where the first of what is dragged would start, epoch ms. */
  start: number
  /** Ends of others attract within this many ms. */
  reach: number
  /** Whole minutes, no quarters. */
  isExact: boolean
  /** What is dragged: its own ends do not count. */
  ignored: ReadonlySet<string>
}

type DropStart = {
  start: number
  /** What it came to: the very end of another airing, a quarter hour, or the minute. */
  by: 'edge' | 'quarter' | 'minute'
}

/**
 * Where the first of what is dragged starts: at the end of another airing that is near, so that it follows without a
 * gap, else on the quarter hour (specification section 5), or to the minute.
 */
export function dropStart(schedule: Schedule, { start, reach, isExact, ignored }: Wanted): DropStart {
  const edge = nearestEnd(schedule, { start, reach, ignored })
  if (edge !== undefined) return { start: edge, by: 'edge' }
  if (isExact) return { start: Math.round(start / MINUTE_MS) * MINUTE_MS, by: 'minute' }
  return { start: snapStart(schedule, start), by: 'quarter' }
}

/** The nearest end of another airing within reach of a time; of two as near the earlier. */
export function nearestEnd(
  schedule: Schedule,
  { start, reach, ignored }: Pick<Wanted, 'start' | 'reach' | 'ignored'>,
): number | undefined {
  const near = { from: start - reach - 1, to: start + reach + 1 }
  let nearest: number | undefined
  for (const airing of airingsWithin(schedule, near)) {
    if (ignored.has(airing.id)) continue
    const end = endOf(airing)
    const way = Math.abs(end - start)
    if (way <= reach && (nearest === undefined || way < Math.abs(nearest - start))) nearest = end
  }
  return nearest
}
