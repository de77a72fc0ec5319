import type { Loop } from '../model/schedule.ts'
import { readLoop, type WireLoop } from '../wire/loopOnWire.ts'
import { followLoop } from './followLoop.ts'

type LoopSides = { draft?: { payload: WireLoop }; published?: { payload: WireLoop } }

/** What is worked on, from now on (epoch ms), behind what has aired by the loop that is on air; else the one that is. */
export function shownLoop({ draft, published }: LoopSides, now: number): Loop | undefined {
  const [next, live] = [draft, published].map((side) => side && readLoop(side.payload))
  return next ? followLoop(live, next.ended ? undefined : next, now) : live
}
