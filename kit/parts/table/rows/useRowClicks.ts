import type { MouseEvent } from 'react'
import { indexOf } from '../keys/gridElements.ts'
import type { GridActs } from '../keys/useGridKeys.ts'
import { CHECK_PX } from '../styleParts.ts'

type Parts<Row> = GridActs<Row> & {
  rows: readonly Row[]
  /** Whether a click so many px from the start of the first cell previews. */
  isPreviewAt?: ((target: HTMLElement, fromStart: number) => boolean) | undefined
}

/**
 * The mouse in the rows, heard once for all of them: the checkbox chooses, with Shift a range; anywhere else opens, but
 * for what can be pressed itself. With Ctrl a row is chosen and its link opens a tab of its own, as links do.
 */
export function useRowClicks<Row>({ rows, selection, onOpen, onPreview, isPreviewAt }: Parts<Row>) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const index = indexOf(target)
    const row = rows[index]
    if (row === undefined || event.defaultPrevented || target.closest('a:not(.name), button, input, label')) return
    const isLink = target.closest('a') !== null
    const command = event.ctrlKey || event.metaKey
    if (isLink && (command || event.shiftKey || !onOpen)) return
    event.preventDefault()
    const fromStart = fromStartOf(target, event.clientX)
    if (selection && event.shiftKey) selection.range(rows, index)
    else if (selection && (command || (fromStart < CHECK_PX && target.matches('.lead')))) selection.toggle(row)
    else if (onPreview && isPreviewAt?.(target, fromStart)) onPreview(row)
    else if (isLink || isPlainClick()) onOpen?.(row, false)
  }
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    // A range by Shift would mark the text in between.
    if (selection && event.shiftKey && indexOf(event.target as HTMLElement) !== -1) event.preventDefault()
  }
  return { onClick, onMouseDown }
}

function fromStartOf(target: HTMLElement, x: number): number {
  const { left, right } = target.getBoundingClientRect()
  return getComputedStyle(target).direction === 'rtl' ? right - x : x - left
}

/** Marking text to copy it ends in a click that opens nothing. */
function isPlainClick(): boolean {
  return window.getSelection()?.isCollapsed ?? true
}
