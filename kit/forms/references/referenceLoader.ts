import type { ContentRow } from '#contract/schemas/contentRecord.ts'

/** What is known of a document that another one names. `absent`: gone for good, or not for this person's eyes. */
export type ReferenceState =
  { kind: 'loading' } | { kind: 'found'; row: ContentRow } | { kind: 'absent' } | { kind: 'failed' }

export type ReferenceLoader = {
  get(id: string): ReferenceState
  subscribe(id: string, changed: () => void): () => void
  /** A row that came by another way: nothing needs to be asked. */
  know(row: ContentRow): void
  /** Asks again for what somebody looks at. */
  refresh(id: string): void
}

const LOADING: ReferenceState = { kind: 'loading' }

/**
 * Titles of referenced documents, each by itself: the provider gathers what is asked for at once. An id is asked for
 * again when somebody looks at it anew.
 */
export function createReferenceLoader(readRow: (id: string) => Promise<ContentRow | undefined>): ReferenceLoader {
  const states = new Map<string, ReferenceState>()
  const listeners = new Map<string, Set<() => void>>()

  const put = (id: string, state: ReferenceState) => {
    states.set(id, state)
    for (const changed of listeners.get(id) ?? []) changed()
  }
  const ask = async (id: string) => {
    try {
      const row = await readRow(id)
      put(id, row ? { kind: 'found', row } : { kind: 'absent' })
    } catch {
      // What is known already is better than nothing.
      if (states.get(id)?.kind !== 'found') put(id, { kind: 'failed' })
    }
  }
  return {
    get: (id) => states.get(id) ?? LOADING,
    subscribe(id, changed) {
      const own = listeners.get(id) ?? new Set()
      if (own.size === 0) void ask(id)
      listeners.set(id, own.add(changed))
      return () => {
        own.delete(changed)
        if (own.size === 0) listeners.delete(id)
      }
    },
    know: (row) => put(row.id, { kind: 'found', row }),
    refresh(id) {
      if (states.get(id)?.kind === 'failed') put(id, LOADING)
      void ask(id)
    },
  }
}
