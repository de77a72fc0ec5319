import type { TimeRange } from '../../time/ranges.ts'
import { airingsWithin, placeOf } from '../model/airingsWithin.ts'
import { endOf, type Airing, type Loop, type LoopSpan, type Schedule } from '../model/schedule.ts'
import { loopSpans } from './loopSpans.ts'
import { sweep } from '../sweep.ts'

/** An airing of the block in a later turn: it is nowhere stored and cannot be edited. Turn 0 is the block itself. */
type Occurrence = { airing: Airing; of: string; turn: number }

/**
 * The turns of the loop that air within a range, by start, as a function of that range alone; those of loops before it
 * among them, as they aired. The loop ends at its end, in the middle of an airing too; what would run into the next
 * turn is cut by it. Real airings stand before turns: one that begins during a turn cuts it short. `real` are these,
 * where they are not those that the block is made of.
 */
export function occurrences(
  schedule: Schedule,
  visible: TimeRange,
  real: Pick<Schedule, 'order' | 'longest'> = schedule,
): Occurrence[] {
  const { loop } = schedule
  if (!loop) return []
  const used = new Set<string>()
  return loopSpans(loop)
    .flatMap((span) => turnsWithin(schedule, span, visible))
    .flatMap((turn) => besideReal(turn, real))
    .filter(({ airing }) => endOf(airing) > visible.from && airing.start < visible.to)
    .map((turn) => named(turn, used))
}

/** One turn may air in two spans; each has a name of its own. */
function named(turn: Occurrence, used: Set<string>): Occurrence {
  let { id } = turn.airing
  while (used.has(id)) id += '~'
  used.add(id)
  return id === turn.airing.id ? turn : { ...turn, airing: { ...turn.airing, id } }
}

function turnsWithin(schedule: Schedule, span: LoopSpan, visible: TimeRange): Occurrence[] {
  const { block, from, until } = span
  const base = until > visible.from && from < visible.to ? blockAirings(schedule, span) : []
  if (base.length === 0) return []
  const period = block.to - block.from
  const first = Math.max(1, Math.floor((Math.max(visible.from, from) - block.from) / period) - 1)
  const found: Occurrence[] = []
  for (let turn = first; block.from + turn * period < Math.min(visible.to, until); turn++)
    found.push(...turnOf(base, span, turn))
  return found
}

function besideReal(turn: Occurrence, real: Pick<Schedule, 'order' | 'longest'>): Occurrence[] {
  const { airing } = turn
  const [first] = airingsWithin(real, rangeIn(airing))
  if (!first) return [turn]
  return first.start <= airing.start ? [] : [{ ...turn, airing: { ...airing, dur: first.start - airing.start } }]
}

const rangeIn = (airing: Airing): TimeRange => ({ from: airing.start, to: endOf(airing) })

function turnOf(base: readonly Airing[], { block, from, until, broken }: LoopSpan, turn: number): Occurrence[] {
  const by = turn * (block.to - block.from)
  const nextTurn = (base[0]?.start ?? block.from) + by + block.to - block.from
  return base.flatMap((airing) => {
    const begun = airing.start + by
    const end = begun + Math.min(airing.dur, Math.min(until, nextTurn) - begun)
    const start = Math.max(begun, from)
    const isBroken = broken.some((range) => begun >= range.from && begun < range.to)
    if (end <= start || isBroken) return []
    const offset = airing.offset + start - begun
    return [{ airing: { ...airing, id: `${airing.id}@${turn}`, start, dur: end - start, offset }, of: airing.id, turn }]
  })
}

/** What begins within the block is what repeats. */
export function blockAirings({ order }: Schedule, { block }: Pick<Loop, 'block'>): readonly Airing[] {
  return order.slice(placeOf(order, block.from), placeOf(order, block.to))
}

/** Gaps, by the minute, that every turn of a block would have; what runs over its end fills the start of the next. */
export function gapsOfBlock(schedule: Schedule, block: TimeRange): TimeRange[] {
  const period = block.to - block.from
  const ranges = blockAirings(schedule, { block }).map(rangeIn)
  return sweep([...ranges, ...ranges.map(({ from, to }) => ({ from: from - period, to: to - period }))], block).gaps
}
