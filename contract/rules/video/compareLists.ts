import type { EditBreak, EditList, EditSegment } from './editList.ts'

/** What became of a part or a break between two lists. */
type Change<Entry> = { was?: Entry; is?: Entry }

/** How two lists of one title differ, entry by entry; `isReordered` where the same parts play in another order. */
type ListDifference = {
  segs: readonly Change<EditSegment>[]
  breaks: readonly Change<EditBreak>[]
  isReordered: boolean
}

type Compared = Pick<EditList, 'segs' | 'breaks'>

/** Entries are the same by id, and those that say the same are left out. */
export function compareLists(was: Compared, is: Compared): ListDifference {
  const ids = (list: Compared, other: Compared) =>
    list.segs.filter(({ id }) => other.segs.some((seg) => seg.id === id)).map(({ id }) => id)
  return {
    segs: changes(was.segs, is.segs),
    breaks: changes(was.breaks, is.breaks),
    isReordered: ids(was, is).join() !== ids(is, was).join(),
  }
}

function changes<Entry extends { id: string }>(was: readonly Entry[], is: readonly Entry[]): Change<Entry>[] {
  const before = new Map(was.map((entry) => [entry.id, entry]))
  const after = new Set(is.map(({ id }) => id))
  const changed = is.flatMap((entry): Change<Entry>[] => {
    const old = before.get(entry.id)
    if (!old) return [{ is: entry }]
    return JSON.stringify(Object.entries(old).toSorted()) === JSON.stringify(Object.entries(entry).toSorted())
      ? []
      : [{ was: old, is: entry }]
  })
  return [...was.filter(({ id }) => !after.has(id)).map((entry) => ({ was: entry })), ...changed]
}
