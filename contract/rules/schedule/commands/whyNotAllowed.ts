import { airingsWithin } from '../model/airingsWithin.ts'
import { endOf, type Airing, type Schedule } from '../model/schedule.ts'
import { whyFixed } from '../model/whyFixed.ts'
import type { Refusal } from './refusal.ts'
import { overlapOf, whyNotThere } from './whyNotFree.ts'

export type Change = {
  before: Schedule
  after: Schedule
  changed: readonly string[]
  now: number
  /** Airings whose pins somebody means to pass over. */
  unpinned: ReadonlySet<string>
  /** What runs at once in what is laid is meant so. */
  evenAtOnce?: boolean
}

/**
 * Why a change of a schedule is not allowed, whatever made it: it touches what keeps its time, puts something where
 * nothing may stand, or lets airings run at once that did not before (unless that is meant). The server asks the same of what it is sent.
 */
export function whyNotAllowed(change: Change): Refusal | undefined {
  const { before, after, changed, now, unpinned } = change
  for (const id of changed) {
    const [was, is] = [before.byId.get(id), after.byId.get(id)]
    const fixed = was && whyFixed(before, was, now)
    if (fixed && !(fixed === 'pinned' && unpinned.has(id))) return { reason: fixed, airing: id }
    const refused = is && !isSameTime(was, is) ? whyNotThere(after, is, now) : undefined
    if (refused) return refused
  }
  return change.evenAtOnce ? undefined : newOverlap(change)
}

function isSameTime(was: Airing | undefined, is: Airing): boolean {
  return was !== undefined && was.start === is.start && was.dur === is.dur
}

/** Only around what changed can anything have begun to run at once. */
function newOverlap({ before, after, changed }: Change): Refusal | undefined {
  const touched = new Set(changed)
  const around = changed.flatMap((id) => after.byId.get(id) ?? [])
  const from = around.reduce((first, { start }) => Math.min(first, start), Infinity)
  const to = around.reduce((last, airing) => Math.max(last, endOf(airing)), -Infinity)
  let running: Airing[] = []
  for (const airing of airingsWithin(after, { from, to })) {
    running = running.filter((other) => endOf(other) > airing.start)
    for (const other of running) {
      const isNew = (touched.has(airing.id) || touched.has(other.id)) && !ranAtOnce(before, airing.id, other.id)
      if (isNew) return touched.has(airing.id) ? overlapOf(airing, other) : overlapOf(other, airing)
    }
    running.push(airing)
  }
  return undefined
}

function ranAtOnce({ byId }: Schedule, one: string, other: string): boolean {
  const [a, b] = [byId.get(one), byId.get(other)]
  return a !== undefined && b !== undefined && a.start < endOf(b) && b.start < endOf(a)
}
