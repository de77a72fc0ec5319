import type { TimeRange } from '../../time/ranges.ts'
import { lay } from '../commands/lay.ts'
import { refuse, type Plan, type Refusal } from '../commands/refusal.ts'
import type { Loop, Schedule } from '../model/schedule.ts'
import { gapsOfBlock, occurrences } from './occurrences.ts'

type LoopSetting = { loop: Pick<Loop, 'block' | 'until'> | undefined; evenWithGaps?: boolean }

/** The schedule with a loop, or without one. A block with gaps repeats them: that has to be meant. */
export function setLoop(
  schedule: Schedule,
  { loop, evenWithGaps = false }: LoopSetting,
): Schedule | { refused: Refusal } {
  const { loop: before, ...rest } = schedule
  if (!loop) return before ? rest : schedule
  if (loop.until <= loop.block.to || loop.block.to <= loop.block.from) return refuse('loopEnd')
  const gaps = gapsOfBlock(schedule, loop.block)
  if (gaps.length > 0 && !evenWithGaps) return refuse('loopGaps', { gaps })
  const isSame =
    before?.until === loop.until && before.block.from === loop.block.from && before.block.to === loop.block.to
  return isSame ? schedule : { ...rest, loop: { block: loop.block, until: loop.until, broken: [] } }
}

/** Real airings in place of the turns that begin within a range, and the loop that no longer repeats there. */
export function breakOut(
  schedule: Schedule,
  { within, idPrefix }: { within: TimeRange; idPrefix: string },
  now: number,
): { plan: Plan; loop: Loop } | { refused: Refusal } {
  const { loop } = schedule
  if (!loop) return refuse('unknown')
  const turns = occurrences(schedule, within).filter(({ airing }) => airing.start >= within.from)
  if (turns.length === 0) return refuse('unknown')
  const airings = turns.map(({ airing }, nth) => ({ ...airing, id: `${idPrefix}${nth + 1}` }))
  return { plan: lay(schedule, { airings }, now), loop: { ...loop, broken: [...loop.broken, within] } }
}
