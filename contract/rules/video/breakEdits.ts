import { MAX_BREAK_MS, MAX_BREAKS } from '#contract/values/video.ts'
import type { VideoRefusal } from './command.ts'
import type { EditBreak, EditList } from './editList.ts'
import { resultLength } from './editList.ts'
import { placedBreaks, playedParts, resultAt, sourceAt } from './editMap.ts'

type Edited = readonly EditBreak[] | VideoRefusal

/** How far from its even place a break may go for a safe frame, of the room between two. */
const AWAY = 0.25

export function withBreak(list: EditList, added: EditBreak): Edited {
  return checkedBreaks(list, [...list.breaks, added])
}

export function withChange(list: EditList, id: string, change: Partial<EditBreak>): Edited {
  if (!list.breaks.some((one) => one.id === id)) return 'missing'
  return checkedBreaks(
    list,
    list.breaks.map((one) => (one.id === id ? { ...one, ...change } : one)),
  )
}

type Spread = { base: string; count: number; dur: number; safe: readonly number[] }

/** The mid breaks anew: as many as asked for, even in the result, each at a safe frame where one is near. */
export function spread(list: EditList, { base, count, dur, safe }: Spread): Edited {
  const [parts, whole] = [playedParts(list), resultLength(list)]
  const room = whole / (count + 1)
  if (count < 1 || room < 1) return 'noRoom'
  const places = safe.flatMap((frame) => resultAt(parts, frame) ?? [])
  const taken = new Set<number>()
  const breaks = Array.from({ length: count }, (_none, nth): EditBreak[] => {
    const even = Math.round(room * (nth + 1))
    const near = nearest(places, even)
    const at = near !== undefined && Math.abs(near - even) <= room * AWAY ? near : even
    const source = sourceAt(parts, at)?.frame
    if (source === undefined || taken.has(source)) return []
    taken.add(source)
    return [{ id: `${base}-${nth}`, at: source, dur, ap: 'mid' }]
  }).flat()
  return checkedBreaks(list, [...list.breaks.filter(({ ap }) => ap !== 'mid'), ...breaks])
}

function nearest(places: readonly number[], to: number): number | undefined {
  return places.reduce<number | undefined>(
    (best, one) => (best === undefined || Math.abs(one - to) < Math.abs(best - to) ? one : best),
    undefined,
  )
}

type Suggested = { base: string; hints: readonly number[]; dur: number; apart: number }

/** A break at each hint, the earlier first, where it is as far as asked for from the ends and all other breaks. */
export function suggested(list: EditList, { base, hints, dur, apart }: Suggested): Edited {
  const [parts, whole] = [playedParts(list), resultLength(list)]
  const mids = placedBreaks(list).filter(({ brk }) => brk.ap === 'mid')
  const taken = [0, whole, ...mids.flatMap(({ at }) => at ?? [])]
  const breaks = hints
    .toSorted((one, other) => one - other)
    .flatMap((frame, nth): EditBreak[] => {
      const at = resultAt(parts, frame)
      if (at === undefined || taken.some((one) => Math.abs(one - at) < apart)) return []
      taken.push(at)
      return [{ id: `${base}-${nth}`, at: frame, dur, ap: 'mid' }]
    })
  return breaks.length === 0 ? 'noRoom' : checkedBreaks(list, [...list.breaks, ...breaks])
}

/** Breaks of other hands are held against the title as edits are; of two at one frame the second is refused. */
export function checkedBreaks({ length }: EditList, breaks: readonly EditBreak[]): Edited {
  if (breaks.length > MAX_BREAKS) return 'tooMany'
  if (breaks.some(({ at }) => !Number.isInteger(at) || at < 0 || at > length)) return 'outside'
  if (breaks.some(({ dur }) => !Number.isInteger(dur) || dur <= 0)) return 'empty'
  if (breaks.some(({ dur }) => dur > MAX_BREAK_MS)) return 'outside'
  const places = breaks.map(({ at, ap }) => (ap === 'mid' ? at : ap))
  return new Set(places).size < places.length ? 'taken' : breaks.toSorted((one, other) => one.at - other.at)
}
