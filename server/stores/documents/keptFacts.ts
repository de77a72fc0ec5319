import type { DocumentFacts } from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'

/**
 * What decided about documents when they were last opened or written here, so that the next save asks nothing first. It
 * is known by revision, and the write itself proves that the revision still stands: what is kept is never wrong, only old.
 */
export type KeptFacts = {
  /** Without the lock, of which nothing can be known. */
  at(kind: DocumentKind, id: string, rev: number | undefined): DocumentFacts | undefined
  /** `text`: facts as JSON, so that nobody shares an object with the next one who asks. */
  keep(kind: DocumentKind, id: string, kept: { rev: number; text: string }): void
}

/** Letters of all that is kept, and of one document. */
const MOST = 8_000_000
const MOST_OF_ONE = 100_000

export function createKeptFacts(most = MOST): KeptFacts {
  /** What was asked for last stands last. */
  const known = new Map<string, { rev: number; text: string }>()
  let letters = 0
  const keyOf = ({ urn }: DocumentKind, id: string) => `${urn} ${id}`
  const drop = (key: string) => {
    letters -= known.get(key)?.text.length ?? 0
    known.delete(key)
  }
  return {
    at: (kind, id, rev) => {
      const key = keyOf(kind, id)
      const kept = known.get(key)
      if (!kept || kept.rev !== rev) return undefined
      known.delete(key)
      known.set(key, kept)
      return JSON.parse(kept.text) as DocumentFacts
    },
    keep: (kind, id, kept) => {
      const key = keyOf(kind, id)
      drop(key)
      if (kept.text === '' || kept.text.length > MOST_OF_ONE) return
      known.set(key, kept)
      letters += kept.text.length
      for (const oldest of known.keys()) {
        if (letters <= most) break
        drop(oldest)
      }
    },
  }
}

/** Facts as they are kept; '' for what a save must read anew: what is not live, what has moved on, what is kept as text. */
export function factsText(kind: DocumentKind, facts: DocumentFacts | undefined): string {
  if (!facts || kind.ordered || facts.unstored || facts.state !== 'live' || facts.other || facts.baseMoved) return ''
  const { lock: _lock, ...kept } = facts
  return JSON.stringify(kept)
}
