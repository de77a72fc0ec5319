import type { LockFact } from '#contract/rules/actions/lockRefuses.ts'
import { lockFactOf } from '#contract/rules/actions/lockRefuses.ts'
import type { LockView } from '../lock/lockView.ts'
import { lockNumberOf } from '../lock/lockView.ts'

type LockFacts = { lock?: LockFact; lockNumber?: number }

/** What the rules of actions need to know of the lock on screen. Whose lease is over the server has told already. */
export function lockFacts(view: LockView): LockFacts {
  const lockNumber = lockNumberOf(view)
  if (view.kind !== 'mine' && view.kind !== 'other') return {}
  return { lock: lockFactOf(view.lock), ...(lockNumber === undefined ? {} : { lockNumber }) }
}
