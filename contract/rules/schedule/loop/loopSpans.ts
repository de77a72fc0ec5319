import type { Loop, LoopSpan } from '../model/schedule.ts'

/** Everything that airs by a loop and by those before it, as spans that never meet, the first first. */
export function loopSpans({ block, until, broken, from, aired = [] }: Loop): LoopSpan[] {
  return [...aired, { block, broken, until, from: Math.max(from ?? block.to, block.to) }]
}
