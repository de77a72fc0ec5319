import type { TimeRange } from '../../time/ranges.ts'
import { airingsWithin, placeOf } from '../model/airingsWithin.ts'
import { endOf, type Airing, type Loop, type Schedule } from '../model/schedule.ts'
import { sweep } from '../sweep.ts'

/** An airing of the block in a later turn: it is nowhere stored and cannot be edited. Turn 0 is the block itself. */
type Occurrence = { airing: Airing; of: string; turn: number }

/**
 * The turns of the loop that air within a range, by start, as a function of that range alone. The loop ends at its
 * end, in the middle of an airing too; what would run into the next turn is cut by it. Real airings stand before it.
 */
export function occurrences(schedule: Schedule, visible: TimeRange): Occurrence[] {
  const { loop } = schedule
  const base = loop ? blockAirings(schedule, loop) : []
  if (!loop || base.length === 0) return []
  const period = loop.block.to - loop.block.from
  const first = Math.max(1, Math.floor((visible.from - loop.block.from) / period) - 1)
  const found: Occurrence[] = []
  for (let turn = first; loop.block.from + turn * period < Math.min(visible.to, loop.until); turn++)
    found.push(...turnOf(base, loop, turn))
  return found.filter(
    ({ airing }) =>
      endOf(airing) > visible.from &&
      airing.start < visible.to &&
      airingsWithin(schedule, rangeIn(airing)).length === 0,
  )
}

const rangeIn = (airing: Airing): TimeRange => ({ from: airing.start, to: endOf(airing) })

function turnOf(base: readonly Airing[], { block, until, broken }: Loop, turn: number): Occurrence[] {
  const by = turn * (block.to - block.from)
  const nextTurn = (base[0]?.start ?? block.from) + by + block.to - block.from
  return base.flatMap((airing) => {
    const start = airing.start + by
    const dur = Math.min(airing.dur, Math.min(until, nextTurn) - start)
    const isBroken = broken.some(({ from, to }) => start >= from && start < to)
    return dur <= 0 || isBroken
      ? []
      : [{ airing: { ...airing, id: `${airing.id}@${turn}`, start, dur }, of: airing.id, turn }]
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
