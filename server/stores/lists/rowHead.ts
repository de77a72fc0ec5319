import { sql } from 'kysely'
import type { Status } from '#contract/values/status.ts'
import { instantAt } from '../../db/columnReaders.ts'
import { SAVED_AT } from '../documents/lastSaved.ts'
import { SIDE_WORDS, sidesIn, type SideWords } from '../documents/recordHead.ts'
import type { Sided } from '../documents/recordJson.ts'

/** What a list row says of its document and of itself, beside the fields of its type. */
export type RowHead = Sided & {
  id: string
  urn: string
  key: string
  st: Status
  rev: number
  changed: boolean
  /** The row has a list of pictures. */
  imaged: boolean
  created: string
  updated: string
}

/**
 * In one column, a word each, instants two: twenty columns cost a server more than all that it makes of them. Nothing
 * that stands here can have a space.
 */
export const HEAD = sql<string>`concat_ws(' ', page.id, s.urn, s.key, s.st, d.rev, s.changed, s.list_row ? 'ia',
  s.created, ${sql.raw(SAVED_AT)}, ${sql.raw(SIDE_WORDS)})`

const ID_LENGTH = 36

export const idIn = (head: string): string => head.slice(0, ID_LENGTH)

export const urnIn = (head: string): string => head.slice(ID_LENGTH + 1, head.indexOf(' ', ID_LENGTH + 1))

export function rowHead(head: string): RowHead {
  const [id, urn, key, st, rev, changed, imaged, ...more] = head.split(' ') as Words
  const [createdOn, createdAt, updatedOn, updatedAt, ...sides] = more
  return {
    id,
    urn,
    key,
    st: st as Status,
    rev: Number(rev),
    changed: changed === 't',
    imaged: imaged === 't',
    created: instantAt(createdOn, createdAt),
    updated: instantAt(updatedOn, updatedAt),
    ...sidesIn(sides),
  }
}

type Four = [string, string, string, string]
type Words = [string, string, string, ...Four, ...Four, ...SideWords]
