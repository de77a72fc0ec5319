import { MAX_SEGMENTS } from '#contract/values/video.ts'
import type { FoundRange, VideoRefusal } from './command.ts'
import type { EditList, EditSegment } from './editList.ts'
import { isWhole } from './editList.ts'

/** Segments after an edit, or why there is none. */
type Edited = readonly EditSegment[] | VideoRefusal

type Edge = 'in' | 'out'

/** Hits that are less than this apart are one, in seconds (looks, clip search). */
const MERGED_S = 2

export function added(list: EditList, seg: EditSegment): Edited {
  return checked(list, isWhole(list) ? [seg] : [...list.segs, seg])
}

/** Found ranges as segments; those less than two seconds apart are one with both labels. */
export function addedHits(list: EditList, hits: readonly FoundRange[], base: string): Edited {
  const near = Math.round((MERGED_S * list.rate.num) / list.rate.den)
  const merged: FoundRange[] = []
  for (const hit of hits.toSorted((one, other) => one.in - other.in)) {
    const last = merged.at(-1)
    if (last && hit.in - last.out < near) merged[merged.length - 1] = joinedHits(last, hit)
    else merged.push(hit)
  }
  const segs = merged.map((hit, nth) => ({ id: `${base}-${nth}`, ...hit, keep: true }))
  return checked(list, isWhole(list) ? segs : [...list.segs, ...segs])
}

function joinedHits(one: FoundRange, other: FoundRange): FoundRange {
  const labels = [...new Set([one.label, other.label])].filter(Boolean)
  return { in: one.in, out: Math.max(one.out, other.out), label: labels.join(', ') }
}

export function split(list: EditList, { at, id, newId }: { at: number; id: string; newId: string }): Edited {
  const seg = list.segs.find((one) => one.id === id)
  if (!seg) return 'missing'
  if (at <= seg.in || at >= seg.out) return 'empty'
  return checked(
    list,
    list.segs.flatMap((one) =>
      one === seg
        ? [
            { ...seg, out: at },
            { ...seg, id: newId, in: at },
          ]
        : [one],
    ),
  )
}

/** One with the next in play, where its last frame is followed by the other's first. */
export function joined({ segs }: EditList, id: string): Edited {
  const at = segs.findIndex((one) => one.id === id)
  const [seg, next] = [segs[at], segs[at + 1]]
  if (!seg) return 'missing'
  if (!next || next.in !== seg.out) return 'apart'
  const whole = { ...seg, out: next.out, label: seg.label || next.label }
  return segs.flatMap((one) => (one === next ? [] : [one === seg ? whole : one]))
}

export function edgeMoved(list: EditList, id: string, edge: Edge, at: number): Edited {
  return checked(list, changed(list, id, { [edge]: at }))
}

/** Neighbours that lie in the way are cut back, and go where nothing is left of them. */
export function rippled(list: EditList, id: string, edge: Edge, at: number): Edited {
  const seg = list.segs.find((one) => one.id === id)
  if (!seg) return 'missing'
  const grown = { ...seg, [edge]: at }
  if (list.output === 'many') return checked(list, changed(list, id, grown))
  return checked(
    list,
    list.segs.flatMap((one) => (one === seg ? [grown] : givenWay(one, grown, edge))),
  )
}

function givenWay(one: EditSegment, grown: EditSegment, edge: Edge): EditSegment[] {
  if (one.out <= grown.in || one.in >= grown.out) return [one]
  const left =
    edge === 'in' ? { ...one, out: Math.min(one.out, grown.in) } : { ...one, in: Math.max(one.in, grown.out) }
  return lengthOf(left) > 0 ? [left] : []
}

/** The place where a segment meets the one that follows it in the title. */
export function rolled(list: EditList, id: string, at: number): Edited {
  const seg = list.segs.find((one) => one.id === id)
  if (!seg) return 'missing'
  const next = list.segs.find((one) => one !== seg && one.in === seg.out)
  if (!next) return 'apart'
  return checked(
    list,
    list.segs.map((one) => (one === seg ? { ...one, out: at } : one === next ? { ...one, in: at } : one)),
  )
}

export function slipped(list: EditList, id: string, by: number): Edited {
  const seg = list.segs.find((one) => one.id === id)
  if (!seg) return 'missing'
  return checked(list, changed(list, id, { in: seg.in + by, out: seg.out + by }))
}

export function moved({ segs }: EditList, ids: readonly string[], to: number): Edited {
  const going = segs.filter(({ id }) => ids.includes(id))
  const staying = segs.filter(({ id }) => !ids.includes(id))
  if (going.length === 0) return 'missing'
  const place = Math.min(Math.max(0, to), staying.length)
  return [...staying.slice(0, place), ...going, ...staying.slice(place)]
}

/** What was kept is not, and the other way round; holes become parts, so that the two halves are the whole title. */
export function inverted(list: EditList, base: string): Edited {
  const turned = list.segs.map((seg) => ({ ...seg, keep: !seg.keep }))
  const holes = holesOf(list).map((hole, nth) => ({ id: `${base}-${nth}`, ...hole, label: '', keep: true }))
  if (holes.length === 0) return turned
  return checked(
    list,
    [...turned, ...holes].toSorted((one, other) => one.in - other.in),
  )
}

/** What of the title is in no segment. */
function holesOf({ segs, length }: Pick<EditList, 'segs' | 'length'>): { in: number; out: number }[] {
  const holes: { in: number; out: number }[] = []
  let end = 0
  for (const seg of segs.toSorted((one, other) => one.in - other.in)) {
    if (seg.in > end) holes.push({ in: end, out: seg.in })
    end = Math.max(end, seg.out)
  }
  if (end < length) holes.push({ in: end, out: length })
  return holes
}

/** Segments of other hands, as a file or a version brings them, are held against the title as edits are. */
export function checked({ length, output }: EditList, segs: Edited): Edited {
  if (typeof segs === 'string') return segs
  if (segs.length > MAX_SEGMENTS) return 'tooMany'
  for (const seg of segs) {
    if (!Number.isInteger(seg.in) || !Number.isInteger(seg.out) || seg.in < 0 || seg.out > length) return 'outside'
    if (lengthOf(seg) <= 0) return 'empty'
  }
  return output === 'one' && isOverlapping(segs) ? 'overlap' : segs
}

function isOverlapping(segs: readonly EditSegment[]): boolean {
  const sorted = segs.toSorted((one, other) => one.in - other.in)
  return sorted.some((seg, nth) => seg.out > (sorted[nth + 1]?.in ?? Infinity))
}

function changed({ segs }: EditList, id: string, change: Partial<EditSegment>): Edited {
  if (!segs.some((seg) => seg.id === id)) return 'missing'
  return segs.map((seg) => (seg.id === id ? { ...seg, ...change } : seg))
}

const lengthOf = (seg: EditSegment) => seg.out - seg.in
