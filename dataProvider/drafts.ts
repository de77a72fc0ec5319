import type { FullSideDraft, SideDraft } from '#contract/schemas/sideDraft.ts'
import type { LockTarget } from './locks.ts'
import type { Transport } from './transport.ts'

/** What is parked: the changed fields before and after, and who took the lock away where somebody did. */
export type ParkedWork = Pick<FullSideDraft, 'rev' | 'reason' | 'payload' | 'base'> & {
  takenBy?: { uid: string; name: string } | undefined
}

/** Parked edits of one's own (calls.md section 8). */
export function createDraftCalls(transport: Transport) {
  return {
    listSideDrafts: async ({ id, urn }: LockTarget, signal?: AbortSignal): Promise<SideDraft[]> =>
      (await transport.send('listSideDrafts', { query: { id, urn }, signal })).data,
    readSideDraft: async (id: string, signal?: AbortSignal): Promise<FullSideDraft> =>
      (await transport.send('readSideDraft', { params: { id }, signal })).data,
    saveSideDraft: async (
      { id, urn }: LockTarget,
      { takenBy, ...work }: ParkedWork,
      key?: string,
    ): Promise<SideDraft> =>
      (
        await transport.send('saveSideDraft', {
          body: { doc: id, urn, ...work, ...(takenBy ? { takenBy } : {}) },
          ...(key === undefined ? {} : { idempotencyKey: key }),
        })
      ).data,
    deleteSideDraft: async (id: string): Promise<void> => {
      await transport.send('deleteSideDraft', { params: { id } })
    },
  }
}
