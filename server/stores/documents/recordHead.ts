import type { Status } from '#contract/values/status.ts'
import { instantAt } from '../../db/columnReaders.ts'
import type { Sided } from './recordJson.ts'

/** What a record says of its document and of its version, beside people and payload. */
type VersionHead = Sided & {
  urn: string
  key: string
  st: Status
  rev: number
  n: number
  schema: number
  /** It has pictures of its own, or the empty list of them. */
  imaged: boolean
  created: string
  updated: string
}

export const urnIn = (head: string): string => head.slice(0, head.indexOf(' '))

/** Reads what `readStatements` puts into one column. */
export function recordHead(head: string): VersionHead {
  const [urn, key, st, rev, n, schema, imaged, ...more] = head.split(' ') as Words
  const [createdOn, createdAt, updatedOn, updatedAt, ...sides] = more
  return {
    ...{ urn, key, st: st as Status, rev: Number(rev), n: Number(n), schema: Number(schema), imaged: imaged === 't' },
    created: instantAt(createdOn, createdAt),
    updated: instantAt(updatedOn, updatedAt),
    ...sidesIn(sides),
  }
}

type Four = [string, string, string, string]
type Words = [string, string, string, ...Four, ...Four, ...SideWords]

/** Key, status and number of the draft, key and number of what is published. */
export type SideWords = [string, string, string, string, string]

/** A side that is not there has `-` for its words. */
export function sidesIn([draftKey, draftSt, draftN, publishedKey, publishedN]: SideWords): Sided {
  return {
    draft_key: orNull(draftKey),
    draft_st: orNull(draftSt) as Status | null,
    draft_n: Number(draftN),
    published_key: orNull(publishedKey),
    published_n: Number(publishedN),
  }
}

const orNull = (word: string) => (word === '-' ? null : word)

/** The words of both live sides, of a document `d`. */
export const SIDE_WORDS = `coalesce(d.draft_key::text, '-'), coalesce(d.draft_st, '-'), coalesce(d.draft_n, 0),
  coalesce(d.published_key::text, '-'), coalesce(d.published_n, 0)`
