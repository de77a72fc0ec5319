import type { MouseEvent } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { indexOf } from '../keys/gridElements.ts'
import type { Selection } from '../selection/createSelection.ts'
import { ART_END_PX, CHECK_PX } from './tableShape.ts'

type Parts = {
  rows: readonly ContentRow[]
  selection: Selection
  onOpen: (row: ContentRow) => void
  onPreview: (row: ContentRow) => void
}

/**
 * The mouse in the rows, heard once for all of them: the checkbox chooses, with Shift a range; the artwork previews;
 * anywhere else opens. With Ctrl a row is chosen and its link opens a tab of its own, as links do.
 */
export function useRowClicks({ rows, selection, onOpen, onPreview }: Parts) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const index = indexOf(target)
    const row = rows[index]
    if (!row || event.defaultPrevented) return
    const isLink = target.closest('a') !== null
    const command = event.ctrlKey || event.metaKey
    if (isLink && (command || event.shiftKey)) return
    event.preventDefault()
    const part = partAt(target, event.clientX)
    if (event.shiftKey) selection.range(rows, index)
    else if (part === 'check' || command) selection.toggle(row)
    else if (part === 'art') onPreview(row)
    else if (isLink || isPlainClick()) onOpen(row)
  }
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    // A range by Shift would mark the text in between.
    if (event.shiftKey && indexOf(event.target as HTMLElement) !== -1) event.preventDefault()
  }
  return { onClick, onMouseDown }
}

/** Checkbox and artwork stand at the start of the title's cell; they are drawn, not elements of their own. */
function partAt(target: HTMLElement, x: number): 'check' | 'art' | undefined {
  if (target.matches('.art')) return 'art'
  if (!target.matches('.title')) return undefined
  const { left, right } = target.getBoundingClientRect()
  const fromStart = getComputedStyle(target).direction === 'rtl' ? right - x : x - left
  return fromStart < CHECK_PX ? 'check' : fromStart < ART_END_PX ? 'art' : undefined
}

/** Marking text to copy it ends in a click that opens nothing. */
function isPlainClick(): boolean {
  return window.getSelection()?.isCollapsed ?? true
}
