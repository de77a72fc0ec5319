import { flushSync } from 'react-dom'
import type { ScheduleScreen } from '../ScheduleContext.ts'

/** Takes the keyboard to the search of the shelf, on a tab without one to its first row; a folded panel unfolds first. */
export function focusShelf({ openPanel }: Pick<ScheduleScreen, 'openPanel'>): void {
  flushSync(() => openPanel(true))
  const target = document.querySelector<HTMLElement>('[data-shelf-search]') ?? firstRow(document)
  target?.focus()
}

/** The button of the first row of a shelf that can be added. */
export function firstRow(within: ParentNode | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('[data-shelf]:not(:disabled)') ?? null
}
