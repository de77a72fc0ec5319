import type { Moment } from './dateWindow.ts'
import { dateWindow } from './dateWindow.ts'

/** From an instant on, and before an instant; an end that is missing is open. Epoch ms. */
export type DateBounds = { from?: number; to?: number }

/**
 * The bounds that an operator and its terms set on a date. 'within' takes one window or its two ends, of which the
 * last counts whole and either may be empty; 'before' ends where its window starts, 'after' starts where it ends.
 * Undefined where a term is no date or the operator asks for no span.
 */
export function dateBounds(operator: string, terms: readonly string[], moment: Moment): DateBounds | undefined {
  const [first = '', second] = terms
  const window = dateWindow(first, moment)
  switch (operator) {
    case 'before':
    case 'less than':
      return window && { to: window.from }
    case 'after':
    case 'greater than':
      return window && { from: window.to }
    case 'equals':
      return window
    case 'within':
      return second === undefined ? window : between(first, second, moment)
    default:
      return undefined
  }
}

function between(first: string, second: string, moment: Moment): DateBounds | undefined {
  const start = first === '' ? undefined : dateWindow(first, moment)
  const end = second === '' ? undefined : dateWindow(second, moment)
  if ((first !== '' && !start) || (second !== '' && !end) || (!start && !end)) return undefined
  return { ...(start ? { from: start.from } : {}), ...(end ? { to: end.to } : {}) }
}
