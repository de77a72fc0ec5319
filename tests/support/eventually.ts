import { vi } from 'vitest'
import { patience } from './patience.ts'

/** For what hangs, in ms: no machine is as slow as that. */
const BOUND_MS = 60_000 * patience

/** Waits until a check passes, however slow the machine is. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: BOUND_MS })
}
