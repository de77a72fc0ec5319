import type { Presence } from '#contract/schemas/lock.ts'
import type { LockTarget } from './locks.ts'
import type { Transport } from './transport.ts'

/** Presence (calls.md section 8). Every answer names everybody who is on the document, oneself included. */
export function createPresenceCalls(transport: Transport) {
  return {
    /** `leave` is sent even while the page is being left. */
    showPresence: async (
      target: LockTarget,
      mode: 'view' | 'edit' | 'leave',
      place?: string | undefined,
    ): Promise<Presence[]> =>
      (
        await transport.send('showPresence', {
          body: { ...target, mode, ...(place === undefined ? {} : { place }) },
          keepalive: mode === 'leave',
        })
      ).data,
    listPresence: async ({ id, urn }: LockTarget, signal?: AbortSignal): Promise<Presence[]> =>
      (await transport.send('listPresence', { params: { id }, query: { urn }, signal })).data,
  }
}
