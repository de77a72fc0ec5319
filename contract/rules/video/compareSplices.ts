import { framesOf, msOfFrames } from '../time/timecode.ts'
import type { EditBreak, EditList } from './editList.ts'
import { placedBreaks } from './editMap.ts'

/** A break as a manifest has it, in ms of what it plays. */
export type ManifestBreak = { at: number; dur?: number }

/** How a break of the list, or one of the manifest, stands to the other side. `at` in frames of the result. */
export type SpliceCheck =
  | { kind: 'same' | 'absent'; id: string; at: number }
  | { kind: 'moved'; id: string; at: number; frames: number }
  | { kind: 'length'; id: string; at: number; here: number; there: number }
  | { kind: 'extra'; at: number; dur: number | undefined }

/** Players and packagers pass over what is further off than this (editors.md, section 4). */
const SAME_MS = 100
/** What is further apart is another break. */
const OTHER_MS = 5_000

/**
 * Breaks of the result held against those of a manifest, each with the one that is nearest to it, in the order of time.
 * A length is compared only where the manifest tells one.
 */
export function compareSplices(list: EditList, manifest: readonly ManifestBreak[]): SpliceCheck[] {
  const placed = placedBreaks(list).flatMap(({ brk, at }) => (at === undefined ? [] : [{ brk, at }]))
  const ours = placed.map((here): Point => ({ ms: msOfFrames(here.at, list.rate), here }))
  const pairs = nearestPairs([...ours, ...manifest.map((there): Point => ({ ms: there.at, there }))])
  const found = new Map(pairs.map((pair) => [pair.here.brk.id, pair]))
  const taken = new Set(pairs.map(({ there }) => there))
  const checks = placed.map(({ brk: { id, dur }, at }): SpliceCheck => {
    const pair = found.get(id)
    if (!pair) return { kind: 'absent', id, at }
    if (pair.off > SAME_MS) return { kind: 'moved', id, at, frames: framesOf(pair.there.at, list.rate) - at }
    const there = pair.there.dur
    if (there !== undefined && Math.abs(there - dur) > SAME_MS) return { kind: 'length', id, at, here: dur, there }
    return { kind: 'same', id, at }
  })
  const extra = manifest.flatMap((one): SpliceCheck[] =>
    taken.has(one) ? [] : [{ kind: 'extra', at: framesOf(one.at, list.rate), dur: one.dur }],
  )
  return [...checks, ...extra].toSorted((one, other) => one.at - other.at)
}

type Pair = { here: { brk: EditBreak; at: number }; there: ManifestBreak; off: number }
/** A break of the one side or of the other, by when it plays. */
type Point = { ms: number } & Partial<Pick<Pair, 'here' | 'there'>>

/**
 * The nearest two of different sides, then the nearest of those that are left, and so on, up to OTHER_MS. Nothing lies
 * between the nearest two, so that they are neighbours. Gaps on the stack grow shorter to its top: one that is not longer
 * than the next is the shortest around. Each point goes on and off once.
 */
function nearestPairs(points: readonly Point[]): Pair[] {
  const pairs: Pair[] = []
  const stack: Point[] = []
  const pairUpTo = (next?: Point) => {
    for (;;) {
      const pair = pairOf(stack.at(-2), stack.at(-1))
      if (!pair || pair.off > OTHER_MS || pair.off > (pairOf(stack.at(-1), next)?.off ?? Infinity)) return
      stack.length -= 2
      pairs.push(pair)
    }
  }
  for (const point of points.toSorted((one, other) => one.ms - other.ms)) {
    pairUpTo(point)
    stack.push(point)
  }
  pairUpTo()
  return pairs
}

/** Two of one side are no pair. */
function pairOf(one: Point | undefined, other: Point | undefined): Pair | undefined {
  if (!one || !other) return undefined
  const [here, there] = [one.here ?? other.here, one.there ?? other.there]
  return here && there && { here, there, off: other.ms - one.ms }
}
