import type { KeyboardEvent } from 'react'
import type { RowActions } from './useRows.ts'

/** Alt with an arrow moves the row in which the cursor stands; the cursor goes along. */
export function onRowKeys(event: KeyboardEvent<HTMLElement>, index: number, count: number, actions: RowActions): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  const to = index + step
  if (!event.altKey || step === 0 || to < 0 || to >= count) return
  // In a date field Alt with the arrow down opens the calendar.
  if (event.defaultPrevented) return
  event.preventDefault()
  actions.move(index, to)
}
