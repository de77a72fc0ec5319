import type { Playout } from '#contract/schemas/live/playout.ts'

/** How a channel stands that was started from an instant on (ISO 8601), if it was. */
export function playoutOf(id: string, start: string | undefined, now: number): Playout {
  if (start === undefined) return { id, state: 'stopped' }
  return { id, state: Date.parse(start) > now ? 'starting' : 'running', start }
}
