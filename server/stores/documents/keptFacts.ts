import type { DocumentFacts } from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'
import { keepSame } from './keepSame.ts'

/** Facts to be kept: as they are, with about as many letters as their JSON has, or as that JSON. */
export type Standing = { facts: DocumentFacts; letters: number } | { text: string }

/**
 * What decided about documents when they were last opened or written here, so that the next save asks nothing first. It
 * is known by revision, and the write itself proves that the revision still stands: what is kept is never wrong, only old.
 */
export type KeptFacts = {
  /** Without the lock, of which nothing can be known. Shared with all who ask, and therefore frozen. */
  at(kind: DocumentKind, id: string, rev: number | undefined): DocumentFacts | undefined
  /** `undefined`: nothing of it is to be kept any more. */
  keep(kind: DocumentKind, id: string, rev: number, standing: Standing | undefined): void
}

/** Letters of all that is kept, and of one document. As objects they take two bytes each. */
const MOST = 6_000_000
const MOST_OF_ONE = 100_000

export function createKeptFacts(most = MOST): KeptFacts {
  /** What was asked for last stands last. */
  const known = new Map<string, { rev: number; standing: Standing }>()
  let letters = 0
  const keyOf = ({ urn }: DocumentKind, id: string) => `${urn} ${id}`
  const drop = (key: string) => {
    const kept = known.get(key)
    if (kept) letters -= lettersOf(kept.standing)
    known.delete(key)
  }
  return {
    at: (kind, id, rev) => {
      const key = keyOf(kind, id)
      const kept = known.get(key)
      if (!kept || kept.rev !== rev) return undefined
      known.delete(key)
      known.set(key, kept)
      return 'text' in kept.standing ? (JSON.parse(kept.standing.text) as DocumentFacts) : kept.standing.facts
    },
    keep: (kind, id, rev, standing) => {
      const key = keyOf(kind, id)
      drop(key)
      if (!standing || lettersOf(standing) > MOST_OF_ONE) return
      if ('facts' in standing) freeze(standing.facts)
      known.set(key, { rev, standing })
      letters += lettersOf(standing)
      for (const oldest of known.keys()) {
        if (letters <= most) break
        drop(oldest)
      }
    },
  }
}

const lettersOf = (standing: Standing) => ('text' in standing ? standing.text.length : standing.letters)

/** What is frozen already was frozen with all that it holds: of a text whose fields stay, that is most of it. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const name in value) freeze((value as Record<string, unknown>)[name])
}

/** Undefined for what a save must read anew: what is not live, what has moved on, what is kept as text. */
export function factsToKeep(kind: DocumentKind, facts: DocumentFacts | undefined): DocumentFacts | undefined {
  if (!facts || kind.ordered || facts.unstored || facts.state !== 'live' || facts.other || facts.baseMoved)
    return undefined
  return facts.lock ? { ...facts, lock: undefined } : facts
}

/** The same of facts that were read: fields that the draft says as what is published does are then the same values. */
export function standingRead(kind: DocumentKind, facts: DocumentFacts): Standing | undefined {
  const kept = factsToKeep(kind, facts)
  const letters = kept ? JSON.stringify(kept).length : 0
  if (!kept || letters > MOST_OF_ONE) return undefined
  if (kept.draft?.payload && kept.published?.payload) keepSame(kept.draft.payload, kept.published.payload)
  return { facts: kept, letters }
}

/** The same as JSON; '' for nothing. */
export function factsText(kind: DocumentKind, facts: DocumentFacts | undefined): string {
  const kept = factsToKeep(kind, facts)
  return kept ? JSON.stringify(kept) : ''
}
