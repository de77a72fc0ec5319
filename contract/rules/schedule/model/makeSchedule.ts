import { isInFlight } from '#contract/values/jobs.ts'
import { type Day, dayBounds } from '../../dates/zoneDays.ts'
import type { TimeRange } from '../../time/ranges.ts'
import { byStart, type Airing, type DayState, type Loop, type Schedule } from './schedule.ts'

type ScheduleParts = {
  cs: string
  zone: string
  /** Days in a row, the first first. */
  days: ReadonlyMap<Day, DayState>
  /** In any order, each id once. */
  airings: readonly Airing[]
  loop?: Loop
}

/** The schedule of a channel over days in a row, at least one. */
export function makeSchedule({ cs, zone, days, airings, loop }: ScheduleParts): Schedule {
  const bounds = [...days].map(([day, state]) => ({ ...dayBounds(day, zone), state }))
  const order = airings.toSorted(byStart)
  return {
    ...{ cs, zone, order, days },
    window: { from: bounds[0]?.from ?? 0, to: bounds.at(-1)?.to ?? 0 },
    byId: new Map(order.map((airing) => [airing.id, airing])),
    closed: joined(bounds.filter(({ state }) => isProcessing(state)).map(({ from, to }) => ({ from, to }))),
    longest: order.reduce((longest, { dur }) => Math.max(longest, dur), 0),
    ...(loop && { loop }),
  }
}

/** Is a day being processed (specification section 4)? Nothing in it changes meanwhile. */
export function isProcessing({ pst }: DayState): boolean {
  return pst !== undefined && isInFlight(pst)
}

function joined(ranges: readonly TimeRange[]): TimeRange[] {
  const list: TimeRange[] = []
  for (const { from, to } of ranges) {
    const last = list.at(-1)
    if (last?.to === from) last.to = to
    else list.push({ from, to })
  }
  return list
}
