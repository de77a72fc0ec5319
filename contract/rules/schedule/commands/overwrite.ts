import { airingsWithin } from '../model/airingsWithin.ts'
import { endOf, type Airing, type Schedule } from '../model/schedule.ts'
import { whyFixed } from '../model/whyFixed.ts'
import { refuse, type Plan } from './refusal.ts'

/** Puts airings to their times and cuts away what they cover; what keeps its time is never cut. */
export function overwrite(schedule: Schedule, placed: readonly Airing[], now: number): Plan {
  const pieces = new Map<string, Airing[]>()
  for (const over of placed) {
    for (const under of airingsWithin(schedule, { from: over.start, to: endOf(over) })) {
      if (whyFixed(schedule, under, now))
        return refuse('blocked', { airing: over.id, blockedBy: { airing: under.id }, ...missingIn(over, under) })
      const left = pieces.get(under.id) ?? [under]
      pieces.set(
        under.id,
        left.flatMap((piece) => uncovered(piece, over)),
      )
    }
  }
  return { removed: new Set(pieces.keys()), added: [...placed, ...[...pieces.values()].flat()] }
}

function missingIn(over: Airing, under: Airing): { missing: number } {
  return { missing: Math.min(endOf(over), endOf(under)) - Math.max(over.start, under.start) }
}

/** What an airing keeps beside another that is laid over it: its beginning under its own id, its end under a new one. */
function uncovered(under: Airing, over: Airing): Airing[] {
  if (over.start >= endOf(under) || endOf(over) <= under.start) return [under]
  const [head, tail] = [over.start - under.start, endOf(under) - endOf(over)]
  const end = { start: endOf(over), dur: tail, offset: under.offset + endOf(over) - under.start }
  return [
    ...(head > 0 ? [{ ...under, dur: head }] : []),
    ...(tail > 0 ? [{ ...under, ...end, ...(head > 0 && { id: `${under.id}+${over.id}` }) }] : []),
  ]
}
