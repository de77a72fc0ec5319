import type { BodyOf } from '#contract/wire/calls.ts'
import { forwarding } from './forwarding.ts'
import type { Transport } from './transport.ts'

export type ViewScope = { scope: 'me' | 'all' } | { scope: 'role'; role: string }

/** Shared views of lists, and what their filters offer (calls.md sections 8 and 11). */
export function createViewCalls(transport: Transport) {
  const { data } = forwarding(transport)
  return {
    listSharedViews: data('listSharedViews', (signal?: AbortSignal) => ({ signal, allProducts: true })),
    shareView: data('shareView', (id: string, body: BodyOf<'shareView'> & ViewScope) => ({
      params: { id },
      body,
      allProducts: true,
    })),
    listLockHolders: data('listLockHolders', (type: string, signal?: AbortSignal) => ({ params: { type }, signal })),
  }
}
