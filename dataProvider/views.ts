import type { ListView } from '#contract/wire/calls/views.ts'
import type { Setting } from './settings.ts'
import type { Transport } from './transport.ts'

/** A view as the server keeps it: `audience` as one word ('' or null: nobody else), `owner` where it is another's. */
export type KeptView = Setting<ListView> & { audience?: string | null; owner?: { uid: string; name: string } }
export type ViewScope = { scope: 'me' | 'all' } | { scope: 'role'; role: string }
/** Somebody who holds titles of a type open. */
export type LockHolder = { uid: string; name: string; count: number }

/** Shared views of lists, and what their filters offer (calls.md sections 8 and 11). */
export function createViewCalls(transport: Transport) {
  return {
    listSharedViews: async (signal?: AbortSignal): Promise<KeptView[]> =>
      (await transport.send<KeptView[], 'listSharedViews'>('listSharedViews', { signal, allProducts: true })).data,
    shareView: async (id: string, scope: ViewScope): Promise<KeptView> =>
      (await transport.send<KeptView, 'shareView'>('shareView', { params: { id }, body: scope, allProducts: true }))
        .data,
    listLockHolders: async (type: string, signal?: AbortSignal): Promise<LockHolder[]> =>
      (await transport.send<LockHolder[], 'listLockHolders'>('listLockHolders', { params: { type }, signal })).data,
  }
}
