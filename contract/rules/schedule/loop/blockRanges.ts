import type { TimeRange } from '../../time/ranges.ts'
import type { LoopSpan } from '../model/schedule.ts'

/**
 * Where in its block that lies whose turns air within a range: airings of the block that begin before the end of one of
 * these and end after its start. One may begin behind the block: then it asks for what runs over the block's end.
 * Whoever works out turns from these alone also needs the first airing of the block, which ends the turn before.
 */
export function blockRanges({ block, from, until }: LoopSpan, visible: TimeRange): TimeRange[] {
  const [start, end] = [Math.max(visible.from, from), Math.min(visible.to, until)]
  if (start >= end) return []
  const period = block.to - block.from
  if (end - start >= period) return [block]
  const ranges: TimeRange[] = []
  const first = Math.max(1, Math.floor((start - block.from) / period) - 1)
  for (let turn = first; block.from + turn * period < end; turn++) {
    const by = turn * period
    ranges.push({ from: start - by, to: Math.min(end - by, block.to) })
  }
  return ranges
}
