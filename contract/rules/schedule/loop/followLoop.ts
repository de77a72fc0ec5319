import { sameJson } from '../../diff/json.ts'
import { endOf, type Loop, type LoopSpan, type Schedule } from '../model/schedule.ts'
import { occurrences } from './occurrences.ts'
import { loopSpans } from './loopSpans.ts'

type NextLoop = Pick<Loop, 'block' | 'until' | 'broken'>

/**
 * The loop that follows another from an instant on (epoch ms); without `next` it ends there. Whatever aired before
 * stays as it aired: the turns of the loop before are closed at `cut` and kept in `aired`, those of the next begin there.
 * Undefined where nothing is left: neither a loop nor anything that aired by one.
 */
export function followLoop(before: Loop | undefined, next: NextLoop | undefined, cut: number): Loop | undefined {
  if (before && next && airsAlike(before, next, cut)) {
    const { from, aired } = before
    return { ...next, ...(from !== undefined && { from }), ...(aired && { aired }) }
  }
  const aired = before ? loopSpans(before).flatMap((span) => closedAt(span, cut)) : []
  if (next) {
    const { block, until, broken } = next
    return { ...{ block, until, broken }, ...(cut > block.to && { from: cut }), ...(aired.length > 0 && { aired }) }
  }
  const last = aired.at(-1)
  return last && { ...last, ended: true, ...(aired.length > 1 && { aired: aired.slice(0, -1) }) }
}

/** From when on a loop may be another: an airing of a turn that has begun runs to its end. */
export function loopCut(schedule: Schedule, now: number): number {
  return occurrences(schedule, { from: now, to: now + 1 }).reduce(
    (cut, { airing }) => Math.max(cut, endOf(airing)),
    now,
  )
}

/** Do two loops repeat the same, or neither? What has aired by them is not asked. */
export function isSameLoop(one: Loop | undefined, other: Loop | undefined): boolean {
  const [a, b] = [one, other].map((loop) => loop && !loop.ended && [loop.block, loop.until, loop.broken])
  return sameJson(a || null, b || null)
}

/** Nothing before the cut would be otherwise by the next loop: it is the same one, with another end or later breaks. */
function airsAlike(before: Loop, next: NextLoop, cut: number): boolean {
  const brokenBefore = ({ broken }: NextLoop) =>
    broken.flatMap((range) => (range.from < cut ? [[range.from, Math.min(range.to, cut)]] : []))
  return (
    !before.ended &&
    before.until > cut &&
    next.until > cut &&
    sameJson(before.block, next.block) &&
    sameJson(brokenBefore(before), brokenBefore(next))
  )
}

function closedAt(span: LoopSpan, cut: number): LoopSpan[] {
  const until = Math.min(span.until, cut)
  if (until <= span.from) return []
  return [{ ...span, until, broken: span.broken.filter(({ from, to }) => from < until && to > span.from) }]
}
