import type { KeyboardEvent } from 'react'
import type { Step } from '#kit/parts/dragging/dragging.ts'
import { readingKey } from '#kit/parts/keys/readingKey.ts'
import type { RowLine } from './TreeLine.tsx'
import type { TreeLine } from './treeStore.ts'

/** What keys can do with the tree; the tree says how. */
type TreeActs = {
  lines: readonly TreeLine[]
  go: (line: TreeLine | undefined) => void
  setOpen: (line: RowLine, isOpen: boolean) => void
  /** Opens the title, or lets what is carried go there. */
  enter: (line: RowLine) => void
}

const indexOf = (lines: readonly TreeLine[], key: string | undefined) =>
  lines.findIndex((one) => one.kind === 'row' && one.key === key)

/** The line of a title that a step leads to; lines that still load are passed over. */
export function lineAfter(lines: readonly TreeLine[], key: string, step: Step): TreeLine | undefined {
  const at = indexOf(lines, key)
  const isRow = (line: TreeLine) => line.kind === 'row'
  if (step === 'first') return lines.find(isRow)
  if (step === 'last') return lines.findLast(isRow)
  return step === 'forward' ? lines.slice(at + 1).find(isRow) : lines.slice(0, Math.max(0, at)).findLast(isRow)
}

/** The keys of a tree (WAI-ARIA) besides those that walk and move. */
export function treeKeys(event: KeyboardEvent, line: RowLine, { lines, go, setOpen, enter }: TreeActs): void {
  const keys: Record<string, () => void> = {
    ArrowRight: () => {
      if (!line.row.children && !line.isOpen) return
      if (line.isOpen) go(lineAfter(lines, line.key, 'forward'))
      else setOpen(line, true)
    },
    ArrowLeft: () => {
      if (line.isOpen) setOpen(line, false)
      else go(lines[indexOf(lines, line.parent?.id)])
    },
    Enter: () => enter(line),
  }
  const act = keys[readingKey(event)]
  if (!act || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  act()
}
