import { sameJson } from '../../diff/json.ts'
import type { TimeRange } from '../../time/ranges.ts'
import { lay } from '../commands/lay.ts'
import { refuse, type Plan, type Refusal } from '../commands/refusal.ts'
import type { Loop, Schedule } from '../model/schedule.ts'
import { followLoop, isSameLoop, loopCut } from './followLoop.ts'
import { gapsOfBlock, occurrences } from './occurrences.ts'

type LoopSetting = { loop: Pick<Loop, 'block' | 'until'> | undefined; evenWithGaps?: boolean }

/** The schedule with a loop, or without one; what has aired by another one stays. A block with gaps repeats them: that has to be meant. */
export function setLoop(
  schedule: Schedule,
  { loop, evenWithGaps = false }: LoopSetting,
  now: number,
): Schedule | { refused: Refusal } {
  const { loop: before, ...rest } = schedule
  const following = (next: Parameters<typeof followLoop>[1]) => followLoop(before, next, loopCut(schedule, now))
  if (!loop) {
    const ended = !before || before.ended ? before : following(undefined)
    return ended === before ? schedule : { ...rest, ...(ended && { loop: ended }) }
  }
  if (loop.until <= loop.block.to || loop.block.to <= loop.block.from) return refuse('loopEnd')
  const gaps = gapsOfBlock(schedule, loop.block)
  if (gaps.length > 0 && !evenWithGaps) return refuse('loopGaps', { gaps })
  const next = { ...loop, broken: before && sameJson(before.block, loop.block) ? before.broken : [] }
  const set = isSameLoop(before, next) ? before : following(next)
  return set === before ? schedule : { ...rest, ...(set && { loop: set }) }
}

/** Real airings in place of the turns that begin within a range, and the loop that no longer repeats there. */
export function breakOut(
  schedule: Schedule,
  { within, idPrefix }: { within: TimeRange; idPrefix: string },
  now: number,
): { plan: Plan; loop: Loop } | { refused: Refusal } {
  const { loop } = schedule
  if (!loop || loop.ended) return refuse('unknown')
  const cut = loopCut(schedule, now)
  const open = { from: Math.max(within.from, cut), to: within.to }
  const turns = occurrences(schedule, within).filter(({ airing }) => airing.start >= open.from)
  if (turns.length === 0) return refuse('unknown')
  const airings = turns.map(({ airing }, nth) => ({ ...airing, id: `${idPrefix}${nth + 1}` }))
  return { plan: lay(schedule, { airings }, now), loop: { ...loop, broken: [...loop.broken, open] } }
}
