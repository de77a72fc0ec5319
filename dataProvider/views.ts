import type { LockHolder } from '#contract/schemas/lock.ts'
import type { SharedView } from '#contract/schemas/settings.ts'
import type { Transport } from './transport.ts'

export type ViewScope = { scope: 'me' | 'all' } | { scope: 'role'; role: string }

/** Shared views of lists, and what their filters offer (calls.md sections 8 and 11). */
export function createViewCalls(transport: Transport) {
  return {
    listSharedViews: async (signal?: AbortSignal): Promise<SharedView[]> =>
      (await transport.send('listSharedViews', { signal, allProducts: true })).data,
    shareView: async (id: string, scope: ViewScope): Promise<SharedView> =>
      (await transport.send('shareView', { params: { id }, body: scope, allProducts: true })).data,
    listLockHolders: async (type: string, signal?: AbortSignal): Promise<LockHolder[]> =>
      (await transport.send('listLockHolders', { params: { type }, signal })).data,
  }
}
