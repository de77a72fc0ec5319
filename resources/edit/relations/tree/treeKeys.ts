import type { KeyboardEvent } from 'react'
import { readingKey } from '#kit/parts/keys/readingKey.ts'
import type { RowLine } from './TreeLine.tsx'
import type { TreeLine } from './treeStore.ts'

/** What keys can do with the tree; the tree says how. */
type TreeActs = {
  lines: readonly TreeLine[]
  go: (line: TreeLine | undefined) => void
  setOpen: (line: RowLine, isOpen: boolean) => void
  open: (line: RowLine) => void
  step: (line: RowLine, by: -1 | 1) => void
  type: (line: RowLine) => void
  pickUp: (line: RowLine) => void
  /** A title is carried: lets it go here. */
  put: ((line: RowLine) => void) | undefined
  letGo: () => void
}

/** The keys of a tree (WAI-ARIA), and ours: Alt with arrows moves, F2 types a number, M picks up, Escape lets go. */
export function treeKeys(event: KeyboardEvent, line: RowLine, acts: TreeActs): void {
  const { lines, go } = acts
  const at = lines.findIndex((one) => one.kind === 'row' && one.key === line.key)
  const rowFrom = (from: number, by: -1 | 1) => {
    for (let next = from; next >= 0 && next < lines.length; next += by)
      if (lines[next]?.kind === 'row') return lines[next]
    return undefined
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => (event.altKey ? acts.step(line, 1) : go(rowFrom(at + 1, 1))),
    ArrowUp: () => (event.altKey ? acts.step(line, -1) : go(rowFrom(at - 1, -1))),
    Home: () => go(rowFrom(0, 1)),
    End: () => go(rowFrom(lines.length - 1, -1)),
    ArrowRight: () => {
      if (!line.row.children && !line.isOpen) return
      if (line.isOpen) go(rowFrom(at + 1, 1))
      else acts.setOpen(line, true)
    },
    ArrowLeft: () => {
      if (line.isOpen) acts.setOpen(line, false)
      else go(lines.find((one) => one.kind === 'row' && one.key === line.parent?.id))
    },
    Enter: () => (acts.put ? acts.put(line) : acts.open(line)),
    F2: () => acts.type(line),
    m: () => acts.pickUp(line),
    Escape: acts.letGo,
  }
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : readingKey(event)]
  if (!act || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  act()
}
