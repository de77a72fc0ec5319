import { playoutState } from '#contract/rules/schedule/playout/playoutState.ts'
import type { Playout } from '#contract/schemas/live/playout.ts'

/** How a channel stands that was started from an instant on (ISO 8601), if it was. */
export function playoutOf(id: string, start: string | undefined, now: number): Playout {
  const state = playoutState(start === undefined ? undefined : Date.parse(start), now)
  return { id, state, ...(start !== undefined && { start }) }
}
