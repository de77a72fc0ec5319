/** The place of the row that an element stands in; -1 outside the rows. */
export function indexOf(target: Element | null): number {
  const row = target?.closest<HTMLElement>('[data-row]')
  return row ? Number(row.dataset.row) : -1
}

/** The cell of its row that an element stands in; -1 is the row itself. */
export function cellOf(target: Element): number {
  const row = target.closest('[data-row]')
  const cell = target.closest('[role=gridcell]')
  return row && cell ? [...row.children].indexOf(cell) : -1
}

/** What stands in a focused cell and can be pressed; the link that is the row's own opens the row instead. */
export function pressable(target: Element): HTMLElement | undefined {
  const cell = target.closest('[role=gridcell]')
  return cell?.querySelector<HTMLElement>('a:not(.name), button') ?? undefined
}
