import { chooseVersion } from '#contract/rules/versions/chooseVersion.ts'
import type { DocumentState } from '#contract/rules/actions/documentState.ts'
import type { LockFact } from '#contract/rules/actions/lockRefuses.ts'
import type { Status } from '#contract/values/status.ts'

/** What a version holds beside the server's own fields: the sender's record, cleaned. */
export type Payload = Record<string, unknown>

/** A version as a write needs it. `payload` is null once purged. */
export type VersionFact = {
  key: string
  n: number
  st: Status
  payload: Payload | null
  schema: number
  parent: string | null
  /** The published version that a draft started from. */
  base: string | null
  updated: string
  updatedBy: string
}

/** A row of `side` as far as the next write needs it. */
export type SideFact = {
  slot: 'draft' | 'published'
  st: Status
  primary: boolean
  prdSet: string
  /** The draft says something else than what is published. */
  changed: boolean
}

/** All that one read tells of a document before it is written. */
export type DocumentFacts = {
  id: string
  /** What callers, audit, events and locks call it: its id, or the name of a named kind. */
  knownAs: string
  /** It stands though nobody has saved it: its first save stores what is published here as version 1, too. */
  unstored?: true
  rev: number
  state: DocumentState['state']
  n: number
  newestKey: string
  exId: string | null
  provider: string
  created: string
  createdBy: string
  draft: VersionFact | undefined
  published: VersionFact | undefined
  /** The version asked for by key, or the newest of a document that is not live. */
  other: VersionFact | undefined
  /** Payload of the draft's base where another version has been published since. */
  movedBase: Payload | null
  baseMoved: boolean
  sides: readonly SideFact[]
  lock: (LockFact & { name: string | null }) | undefined
}

export function stateOf({ state, draft, published }: DocumentFacts): DocumentState {
  const side = draft?.st as DocumentState['draft']
  return side
    ? { state, draft: side, published: published !== undefined }
    : { state, published: published !== undefined }
}

/** The version that stands for the document where none is asked for: its draft side, else the published, else the newest. */
export function currentOf({ draft, published, other }: DocumentFacts): VersionFact | undefined {
  return chooseVersion(
    [draft, published, other].filter((version) => version !== undefined),
    'published',
  )
}

/** Products of a payload; documents of products that the caller lacks do not exist for it. */
export function productsOf(payload: Payload | null): readonly string[] {
  const products = payload?.prd
  if (!Array.isArray(products)) return []
  return products.every(isText) ? products : products.filter(isText)
}

const isText = (value: unknown): value is string => typeof value === 'string'
