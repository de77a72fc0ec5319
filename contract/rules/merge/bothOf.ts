import { canonical } from '../diff/json.ts'
import type { Conflict } from './threeWay.ts'

/**
 * Both sides of a disputed list: mine, then whatever theirs has beside it. Undefined where two values cannot stand
 * together, as two texts of one field.
 */
export function bothOf({ kind, mine, theirs }: Conflict): unknown[] | undefined {
  if (kind === 'order' || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  const present = new Set(mine.map(canonical))
  return [...(mine as unknown[]), ...theirs.filter((entry) => !present.has(canonical(entry)))]
}
