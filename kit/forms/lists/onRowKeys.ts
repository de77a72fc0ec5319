import type { KeyboardEvent } from 'react'
import type { RowRights } from './RowTools.tsx'
import type { RowActions } from './useRows.ts'

const ALL: RowRights = { canAdd: true, canRemove: true, canMove: true }

/** What the keys do: Alt with an arrow moves, with Shift and the arrow down duplicates, with Delete removes. */
function actOf(
  { key, shiftKey }: KeyboardEvent,
  index: number,
  count: number,
  actions: RowActions,
  rights: RowRights,
): (() => void) | undefined {
  if (key === 'Delete') return rights.canRemove && !shiftKey ? () => actions.remove(index) : undefined
  if (key === 'ArrowDown' && shiftKey) return rights.canAdd ? () => actions.duplicate(index) : undefined
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  const to = index + step
  if (shiftKey || step === 0 || to < 0 || to >= count || !rights.canMove) return undefined
  return () => actions.move(index, to)
}

/** The keys of the row in which the cursor stands; the cursor goes along. */
export function onRowKeys(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
  actions: RowActions,
  rights: RowRights = ALL,
): void {
  // In a date field Alt with the arrow down opens the calendar; a list in a row is asked before the row.
  if (!event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
  const act = actOf(event, index, count, actions, rights)
  if (!act) return
  event.preventDefault()
  act()
}
