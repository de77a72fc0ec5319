import { forwarding } from './forwarding.ts'
import type { LockTarget } from './locks.ts'
import type { Transport } from './transport.ts'

/** Presence (calls.md section 8). Every answer names everybody who is on the document, oneself included. */
export function createPresenceCalls(transport: Transport) {
  const { data } = forwarding(transport)
  return {
    /** `leave` is sent even while the page is being left. */
    showPresence: data('showPresence', (target: LockTarget, mode: 'view' | 'edit' | 'leave', place?: string) => ({
      body: { ...target, mode, ...(place === undefined ? {} : { place }) },
      keepalive: mode === 'leave',
    })),
    listPresence: data('listPresence', ({ id, urn }: LockTarget, signal?: AbortSignal) => ({
      params: { id },
      query: { urn },
      signal,
    })),
  }
}
