import { sameJson } from '#contract/rules/diff/json.ts'
import { cellKey, differingCells, entryAt, withEntry, type WorkTitle } from './workTitle.ts'

/** What is read of a title, or answered by its save. */
export type ReadTitle = Pick<WorkTitle, 'base' | 'rev' | 'n' | 'st' | 'ut' | 'by' | 'lock'>

/**
 * A title over what the server has now: cells that nobody changed here follow it, those that were changed here stay.
 * Where both changed a text to something else, mine stands and the cell says that it met another's.
 */
export function mergedTitle(title: WorkTitle, read: ReadTitle): WorkTitle {
  const mine = differingCells(title.base, title.now)
  const met = new Set<string>()
  let now = read.base
  for (const cell of mine) {
    const [before, theirs, own] = [title.base, read.base, title.now].map((texts) => entryAt(texts, cell))
    if (theirs?.n === own?.n && theirs?.n !== before?.n) continue
    now = withEntry(now, cell, own)
    const isMet = theirs?.n !== before?.n || (title.met.has(cellKey(cell)) && !sameJson(theirs, own))
    if (isMet) met.add(cellKey(cell))
  }
  return { ...title, ...read, now, met }
}
