import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { MAX_KEYS } from '#contract/values/limits.ts'

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
 * Titles of referenced documents. Whatever a screen asks for while it draws goes out as one call of at most 200 ids; an
 * id is asked for again when somebody looks at it anew.
 */
export function createReferenceLoader(readRows: (ids: readonly string[]) => Promise<ContentRow[]>): ReferenceLoader {
  const states = new Map<string, ReferenceState>()
  const listeners = new Map<string, Set<() => void>>()
  let waiting = new Set<string>()

  const put = (id: string, state: ReferenceState) => {
    states.set(id, state)
    for (const changed of listeners.get(id) ?? []) changed()
  }
  const ask = (id: string) => {
    if (waiting.size === 0) queueMicrotask(() => void send())
    waiting.add(id)
  }
  const send = async () => {
    const ids = [...waiting]
    waiting = new Set()
    const pages = Array.from({ length: Math.ceil(ids.length / MAX_KEYS) }, (_, at) =>
      ids.slice(at * MAX_KEYS, (at + 1) * MAX_KEYS),
    )
    await Promise.all(pages.map(load))
  }
  const load = async (ids: readonly string[]) => {
    try {
      const rows = new Map((await readRows(ids)).map((row) => [row.id, row]))
      for (const id of ids) {
        const row = rows.get(id)
        put(id, row ? { kind: 'found', row } : { kind: 'absent' })
      }
    } catch {
      // What is known already is better than nothing.
      for (const id of ids) if (states.get(id)?.kind !== 'found') put(id, { kind: 'failed' })
    }
  }
  return {
    get: (id) => states.get(id) ?? LOADING,
    subscribe(id, changed) {
      const own = listeners.get(id) ?? new Set()
      if (own.size === 0) ask(id)
      listeners.set(id, own.add(changed))
      return () => {
        own.delete(changed)
        if (own.size === 0) listeners.delete(id)
      }
    },
    know: (row) => put(row.id, { kind: 'found', row }),
    refresh(id) {
      if (states.get(id)?.kind === 'failed') put(id, LOADING)
      ask(id)
    },
  }
}
