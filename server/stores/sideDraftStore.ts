import { sql, type Kysely } from 'kysely'
import { parkedFields } from '#contract/rules/lock/parkedEdits.ts'
import type { FullSideDraft, SideDraft } from '#contract/schemas/sideDraft.ts'
import { SIDE_DRAFT_BYTES_PER_USER, SIDE_DRAFTS_PER_USER } from '#contract/values/limits.ts'
import { SIDE_DRAFT_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { domainErrorOf } from '../db/databaseErrors.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import { deleteInBatches } from './deleteInBatches.ts'

type NewSideDraft = Omit<FullSideDraft, 'id' | 'ct' | 'fields'>

/** Parked edits, each its owner's alone, kept 30 days (calls.md section 8). A purge of the document erases them too. */
export type SideDraftStore = {
  /** The newest first; of one document where it is named. */
  list(uid: string, of?: { doc?: string | undefined; urn?: string | undefined }): Promise<SideDraft[]>
  read(uid: string, id: string): Promise<FullSideDraft>
  save(uid: string, draft: NewSideDraft): Promise<SideDraft>
  remove(uid: string, id: string): Promise<void>
  prune(): Promise<number>
}

type Row = Omit<FullSideDraft, 'fields'>

export function createSideDraftStore(
  db: Kysely<Tables>,
  { now, newId }: { now: () => number; newId: () => string },
): SideDraftStore {
  const oldest = () => new Date(now() - SIDE_DRAFT_MS).toISOString()
  const columns = sql`id, doc, urn, rev, reason, taken_by AS by, payload, base, ct`
  return {
    list: async (uid, { doc, urn } = {}) => {
      const ofDoc = doc === undefined ? sql`` : sql`AND doc = ${doc}`
      const ofUrn = urn === undefined ? sql`` : sql`AND urn = ${urn}`
      const { rows } = await sql<SideDraft>`
        SELECT id, doc, urn, rev, reason, taken_by AS by, ct,
          ARRAY(SELECT jsonb_object_keys(base || payload)) AS fields FROM side_draft
        WHERE uid = ${uid} ${ofDoc} ${ofUrn} AND ct > ${oldest()}::timestamptz
        ORDER BY ct DESC, id DESC LIMIT ${SIDE_DRAFTS_PER_USER}`.execute(db)
      return rows
    },
    read: async (uid, id) => {
      const { rows } = isUuid(id)
        ? await sql<Row>`SELECT ${columns} FROM side_draft WHERE id = ${id}::uuid AND uid = ${uid}`.execute(db)
        : { rows: [] }
      if (!rows[0]) throw new DomainError('notFound')
      return { ...rows[0], fields: parkedFields(rows[0]) }
    },
    save: async (uid, { doc, urn, rev, reason, by, payload, base }) => {
      const id = newId()
      const ct = new Date(now()).toISOString()
      const { rows } = await sql<{ id: string }>`
        INSERT INTO side_draft (id, uid, doc, urn, rev, reason, taken_by, payload, base, ct)
        SELECT ${id}::uuid, ${uid}, ${doc}, ${urn}, ${rev}::integer, ${reason}, ${by}, ${JSON.stringify(payload)}::jsonb,
          ${JSON.stringify(base)}::jsonb, ${ct}::timestamptz
        WHERE ${SIDE_DRAFTS_PER_USER} > (SELECT count(*) FROM side_draft WHERE uid = ${uid})
          AND ${SIDE_DRAFT_BYTES_PER_USER} > (SELECT coalesce(sum(pg_column_size(payload) + pg_column_size(base)), 0)
            FROM side_draft WHERE uid = ${uid}) RETURNING id`
        .execute(db)
        .catch((error: unknown) => {
          throw domainErrorOf(error)
        })
      if (rows.length === 0) throw new DomainError('tooManyDrafts')
      return { id, doc, urn, rev, reason, by, fields: parkedFields({ payload, base }), ct }
    },
    remove: async (uid, id) => {
      if (!isUuid(id)) throw new DomainError('notFound')
      const gone = await db.deleteFrom('side_draft').where('id', '=', id).where('uid', '=', uid).executeTakeFirst()
      if (gone.numDeletedRows === 0n) throw new DomainError('notFound')
    },
    prune: () =>
      deleteInBatches(db, 'side_draft', sql`SELECT ctid FROM side_draft WHERE ct <= ${oldest()}::timestamptz`),
  }
}
