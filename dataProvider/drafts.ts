import type { FullSideDraft } from '#contract/schemas/sideDraft.ts'
import { forwarding } from './forwarding.ts'
import type { LockTarget } from './locks.ts'
import type { Transport } from './transport.ts'

/** What is parked: the changed fields before and after, and who took the lock away where somebody did. */
type ParkedWork = Pick<FullSideDraft, 'rev' | 'reason' | 'payload' | 'base'> & {
  takenBy?: { uid: string; name: string } | undefined
}

/** Parked edits of one's own (calls.md section 8). */
export function createDraftCalls(transport: Transport) {
  const { data } = forwarding(transport)
  return {
    listSideDrafts: data('listSideDrafts', ({ id, urn }: LockTarget, signal?: AbortSignal) => ({
      query: { id, urn },
      signal,
    })),
    readSideDraft: data('readSideDraft', (id: string, signal?: AbortSignal) => ({ params: { id }, signal })),
    saveSideDraft: data('saveSideDraft', ({ id, urn }: LockTarget, work: ParkedWork, idempotencyKey?: string) => ({
      body: { doc: id, urn, ...work },
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    })),
    deleteSideDraft: async (id: string): Promise<void> => {
      await transport.send('deleteSideDraft', { params: { id } })
    },
  }
}
