import { sql, type Kysely } from 'kysely'
import { NOTE_KEEP_MS, REVIEW_KEEP_MS } from '#contract/values/timers.ts'
import type { Tables } from '../db/tables.ts'
import { deleteInBatches } from './deleteInBatches.ts'
import {
  countOpening,
  documentOfLink,
  findLink,
  insertLink,
  listLinks,
  renewToken,
  revokeLink,
} from './reviews/links.ts'
import { insertNote, listNotes, readNote, readThread, removeNote, setResolved } from './reviews/notes.ts'

export type ReviewStore = ReturnType<typeof createReviewStore>

/** Links that show a document for a time, and notes on documents. */
export function createReviewStore(db: Kysely<Tables>, now: () => number) {
  const instant = (time: number) => new Date(time).toISOString()
  return {
    links: (...asked: AskedOf<typeof listLinks>) => listLinks(db, ...asked),
    makeLink: (...asked: AskedOf<typeof insertLink>) => insertLink(db, ...asked),
    revokeLink: (...asked: AskedOf<typeof revokeLink>) => revokeLink(db, ...asked),
    documentOfLink: (...asked: AskedOf<typeof documentOfLink>) => documentOfLink(db, ...asked),
    renewToken: (...asked: AskedOf<typeof renewToken>) => renewToken(db, ...asked),
    /** The link of a token's hash, where it holds. */
    find: (hash: string) => findLink(db, hash, instant(now())),
    countOpening: (id: string) => countOpening(db, id, instant(now())),
    notes: (...asked: AskedOf<typeof listNotes>) => listNotes(db, ...asked),
    thread: (...asked: AskedOf<typeof readThread>) => readThread(db, ...asked),
    note: (...asked: AskedOf<typeof readNote>) => readNote(db, ...asked),
    addNote: (...asked: AskedOf<typeof insertNote>) => insertNote(db, ...asked),
    setResolved: (...asked: AskedOf<typeof setResolved>) => setResolved(db, ...asked),
    removeNote: (...asked: AskedOf<typeof removeNote>) => removeNote(db, ...asked),
    /** Forgets links that have long ended, and notes that have long been settled, with their replies. */
    prune: async () => {
      const [ended, settled] = [instant(now() - REVIEW_KEEP_MS), instant(now() - NOTE_KEEP_MS)]
      const links = await deleteInBatches(
        db,
        'review_link',
        sql`SELECT ctid FROM review_link WHERE least(until, revoked_at) < ${ended}::timestamptz`,
      )
      const notes = await deleteInBatches(
        db,
        'review_note',
        sql`SELECT n.ctid FROM review_note n LEFT JOIN review_note p ON p.id = n.parent
          WHERE coalesce(p.resolved_at, n.resolved_at) < ${settled}::timestamptz
            -- A reply whose note went in the batch before.
            OR n.parent IS NOT NULL AND p.id IS NULL`,
      )
      return links + notes
    },
  }
}

type AskedOf<Read extends (db: Kysely<Tables>, ...asked: never[]) => unknown> =
  Parameters<Read> extends [unknown, ...infer Asked] ? Asked : never
