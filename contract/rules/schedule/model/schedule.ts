import type { AiringKind } from '#contract/values/schedule.ts'
import type { JobStatus } from '#contract/values/jobs.ts'
import type { Status } from '#contract/values/status.ts'
import type { Day } from '../../dates/zoneDays.ts'
import type { TimeRange } from '../../time/ranges.ts'

/** What a virtual channel shows from one instant on; over midnight it is still one. Its end follows: `endOf`. */
export type Airing = {
  id: string
  /** Epoch ms. */
  start: number
  /** ms */
  dur: number
  kind: AiringKind
  pgmId?: string
  /** It keeps its time whatever moves around it. */
  pinned: boolean
  /** How much of its program is left out at its start, in ms. */
  offset: number
  /** What else the wire has of it (`pgm`, …), untouched by the rules. */
  rest: Readonly<Record<string, unknown>>
}

/** A day as it was read; nothing is known of one that was never saved. */
export type DayState = { st?: Status; pst?: JobStatus; ct?: string; rev?: number; id?: string; key?: string }

/** Turns of a block that air from one instant until another (epoch ms); in `broken` ranges they do not. */
export type LoopSpan = { block: TimeRange; from: number; until: number; broken: readonly TimeRange[] }

/**
 * The block repeats, turn by turn, until an instant (epoch ms); in `broken` ranges it no longer does. What aired by it
 * or by loops before it stays as it aired (`followLoop`).
 */
export type Loop = Omit<LoopSpan, 'from'> & {
  /** No turn airs before this instant; absent: they air from the end of the block on. */
  from?: number
  /** It repeats no more: nothing is left of it but what has aired. */
  ended?: true
  /** What aired by loops that this one followed, the first first. */
  aired?: readonly LoopSpan[]
}

/**
 * The schedule of one channel over whole days, as an editor holds it. Immutable: what a command leaves alone keeps its
 * identity. Made by `makeSchedule`, changed by `applyCommand`.
 */
export type Schedule = {
  /** Code of the channel. */
  cs: string
  /** The zone that bounds the days. */
  zone: string
  /** The days that were read, from the first to the end of the last. */
  window: TimeRange
  byId: ReadonlyMap<string, Airing>
  /** By start, end and id. */
  order: readonly Airing[]
  days: ReadonlyMap<Day, DayState>
  /** Days that are processing: nothing in them changes. */
  closed: readonly TimeRange[]
  /** No airing is longer, in ms. */
  longest: number
  loop?: Loop
}

export function endOf({ start, dur }: Airing): number {
  return start + dur
}

export function rangeOf({ start, dur }: Airing): TimeRange {
  return { from: start, to: start + dur }
}

export function byStart(one: Airing, other: Airing): number {
  return one.start - other.start || one.dur - other.dur || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
}

/** The airing at another time; itself where that is its time already. */
export function startingAt(airing: Airing, start: number): Airing {
  return airing.start === start ? airing : { ...airing, start }
}
