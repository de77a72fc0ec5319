import type { LoopSpan } from '../model/schedule.ts'
import type { LoopAhead } from './channelAhead.ts'

/** When turns of a loop are on air: from the end of its block until it ends. */
export function loopAhead({
  block,
  until,
}: Pick<LoopSpan, 'until'> & { block: Pick<LoopSpan['block'], 'to'> }): LoopAhead {
  return { from: block.to, to: until }
}
