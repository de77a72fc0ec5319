import { framesOf, msOfFrames } from '../time/timecode.ts'
import type { EditList } from './editList.ts'
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
  const pairs = placed
    .flatMap(({ brk, at }) =>
      manifest.map((there) => ({ brk, at, there, off: Math.abs(msOfFrames(at, list.rate) - there.at) })),
    )
    .filter(({ off }) => off <= OTHER_MS)
    .toSorted((one, other) => one.off - other.off)
  const found = new Map<string, (typeof pairs)[number]>()
  const taken = new Set<ManifestBreak>()
  for (const pair of pairs) {
    if (found.has(pair.brk.id) || taken.has(pair.there)) continue
    found.set(pair.brk.id, pair)
    taken.add(pair.there)
  }
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
