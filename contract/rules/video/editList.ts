import type { EditList as StoredList } from '#contract/schemas/video.ts'

/** A range of the title's own frames, `out` no part of it. */
export type EditSegment = StoredList['segs'][number]

/** A place for ads: before frame `at` of the title, so that it stays with its picture whatever is cut around it. */
export type EditBreak = StoredList['breaks'][number]

/** What is made of a title: one film of all kept parts in the order of `segs`, or a clip of each. */
export type EditList = Omit<StoredList, 'segs' | 'breaks'> & {
  segs: readonly EditSegment[]
  breaks: readonly EditBreak[]
}

type Source = Pick<EditList, 'asset' | 'vrt' | 'rate' | 'length'>

const WHOLE_ID = 'whole'

/** The list of a title that nobody has cut yet: all of it. */
export function wholeOf({ asset, vrt, rate, length }: Source): EditList {
  const segs = length > 0 ? [{ id: WHOLE_ID, in: 0, out: length, label: '', keep: true }] : []
  return { asset, ...(vrt !== undefined && { vrt }), rate, length, segs, breaks: [], output: 'one' }
}

/** Nothing is cut, so that the first range that is chosen becomes the list and not its second part. */
export function isWhole({ segs, length }: Pick<EditList, 'segs' | 'length'>): boolean {
  const [only] = segs
  return segs.length === 1 && only !== undefined && only.in === 0 && only.out === length && only.keep
}

/** The parts that play, in their order. */
export function keptOf({ segs }: Pick<EditList, 'segs'>): EditSegment[] {
  return segs.filter(({ keep }) => keep)
}

/** The segment at a frame: of several the last in the order of play. */
export function segmentAt({ segs }: Pick<EditList, 'segs'>, frame: number): EditSegment | undefined {
  return segs.findLast((seg) => frame >= seg.in && frame < seg.out)
}

/** Frames of the result. */
export function resultLength(list: Pick<EditList, 'segs'>): number {
  return keptOf(list).reduce((sum, seg) => sum + seg.out - seg.in, 0)
}
