/** What one client did: invoked once, ended as one of three. */
export type Operation = {
  client: number
  kind: 'create' | 'save' | 'publish'
  /** The document; of a creation known only once it is answered. */
  id: string | undefined
  /** Revision that the write started from; 0 for a creation. */
  base: number
  /** Unique text that the write carries. */
  token: string
  /** Retry key, unique as well. */
  key: string
  /**
   * ok: answered 2xx, promised for ever. refused: answered 4xx, must have no effect. unknown: no answer came, so the
   * write has happened once or not at all.
   */
  outcome: 'ok' | 'refused' | 'unknown'
  /** Revision that the answer told. */
  rev?: number
}

/** Everything that the clients know at the end. */
export type History = readonly Operation[]
