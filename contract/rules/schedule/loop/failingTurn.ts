import { zoneSpans } from '../../dates/zoneShifts.ts'
import { endOf, type Airing, type Loop, type Schedule } from '../model/schedule.ts'
import { blockAirings } from './occurrences.ts'

/** The first turn in which something that ends at `end` would end after its rights do; all epoch ms or ms. */
export function firstFailingTurn({
  end,
  period,
  rightsEnd,
}: {
  end: number
  period: number
  rightsEnd: number
}): number {
  return Math.max(0, Math.floor((rightsEnd - end) / period) + 1)
}

/** An airing whose rights do not last to the end of the loop: from which turn on, and when that is (epoch ms). */
type LoopFailure = { airing: string; turn: number; at: number }

/** What fails before the loop ends, the first first. `rightsEnd`: when an airing's rights end, if they do. */
export function loopFailures(
  schedule: Schedule,
  loop: Pick<Loop, 'block' | 'until'>,
  rightsEnd: (airing: Airing) => number | undefined,
): LoopFailure[] {
  const period = loop.block.to - loop.block.from
  const failures = blockAirings(schedule, loop).flatMap((airing): LoopFailure[] => {
    const ends = rightsEnd(airing)
    if (ends === undefined) return []
    const turn = firstFailingTurn({ end: endOf(airing), period, rightsEnd: ends })
    const at = airing.start + turn * period
    return turn === 0 || at < loop.until ? [{ airing: airing.id, turn, at }] : []
  })
  return failures.sort((one, other) => one.at - other.at)
}

/** Where local clocks are changed while a loop runs: from then on it airs so many ms later (earlier, where negative). */
export function loopDrifts({ block, until }: Pick<Loop, 'block' | 'until'>, zone: string) {
  const [first, ...later] = zoneSpans({ from: block.from, to: until }, zone)
  return later.map(({ from, offset }) => ({ at: from, by: offset - (first?.offset ?? 0) }))
}
