import type { AirState } from '#contract/rules/availability/titleState.ts'
import type { WindowState } from './windowState.ts'

/** What a row of the table says today: of the title where it is known, else of the row's own window. */
export type RowState = Omit<WindowState, 'state'> & { state: WindowState['state'] | AirState['word'] }

/**
 * One truth per product: the title's own word, as lists and panels have it. The days are those of the row's window,
 * where it is what the word speaks of. A window that ends before it starts is a mistake of the row and said as such.
 */
export function rowState(window: WindowState, air: AirState | undefined): RowState {
  if (!air || window.state === 'REVERSED') return window
  const isOfWindow = air.word === window.state || (air.word === 'OFF' && window.state === 'ACTIVE')
  return { state: air.word, days: isOfWindow ? window.days : undefined }
}
