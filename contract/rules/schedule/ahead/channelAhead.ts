import type { OnAirDayState } from '#contract/values/onAir.ts'
import { dayBounds, dayOf, shiftDay, type Day } from '../../dates/zoneDays.ts'
import type { TimeRange } from '../../time/ranges.ts'

/** A side of a day by what in it nothing airs in, epoch ms. */
export type DayAhead = { dt: Day; slot: 'draft' | 'published'; gaps: readonly TimeRange[] }
/** A loop that is on air: from where its block ends until it ends itself, epoch ms. */
export type LoopAhead = TimeRange

export type AheadFacts = {
  now: number
  /** How many days are looked at, today first. */
  count: number
  /** Days of the channel, past ones among them: by those it is known that the channel is on air at all. */
  days: readonly DayAhead[]
  loop: LoopAhead | undefined
}

/** How a day stands, and where in what is left of it viewers would see no picture. */
type AheadDay = { dt: Day; state: OnAirDayState; holes: TimeRange[] }
/** `end`: where the last day that is planned ends, before now where it is long over. */
export type ChannelAhead = { days: AheadDay[]; end: number }

/**
 * How the days ahead of a virtual channel stand, by what is published and by its loop. A channel of which nothing was
 * ever published has nothing to miss: undefined.
 */
export function channelAhead({ now, count, days, loop }: AheadFacts): ChannelAhead | undefined {
  const published = new Map(days.flatMap(({ slot, dt, gaps }) => (slot === 'published' ? [[dt, gaps] as const] : [])))
  const drafts = new Set(days.flatMap(({ slot, dt }) => (slot === 'draft' ? [dt] : [])))
  const repeats = (dt: Day) => loop !== undefined && Date.parse(dt) >= loop.from && Date.parse(dt) < loop.to
  const today = dayOf(now, 'UTC')
  const all = Array.from({ length: count }, (_, nth) => shiftDay(today, nth))
  const last = [...published.keys(), ...all.filter(repeats)].reduce((one, other) => (one > other ? one : other), '')
  if (last === '') return undefined
  const holesOf = (dt: Day): TimeRange[] => {
    const bounds = dayBounds(dt, 'UTC')
    // Turns fill whatever of a day is free until the loop ends.
    const free = loop && repeats(dt) ? Math.min(loop.to, bounds.to) : bounds.from
    return (published.get(dt) ?? [bounds])
      .map(({ from, to }) => ({ from: Math.max(from, now, free), to }))
      .filter(({ from, to }) => from < to)
  }
  const stateOf = (dt: Day, holes: readonly TimeRange[]): OnAirDayState => {
    if (holes.length === 0) return 'published'
    return !published.has(dt) && drafts.has(dt) ? 'draft' : 'unfilled'
  }
  return {
    days: all.map((dt) => {
      const holes = holesOf(dt)
      return { dt, state: stateOf(dt, holes), holes }
    }),
    end: dayBounds(last, 'UTC').to,
  }
}
