import { sql, type Kysely, type Transaction } from 'kysely'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { lockFactOf, lockRefuses } from '#contract/rules/actions/lockRefuses.ts'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import { TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { LockTable, Tables } from '../../db/tables.ts'
import type { Sender } from '../documents/sender.ts'
import { lockStateOfRow } from '../locks/lockState.ts'
import type { StoredType } from './storedType.ts'

export type TypeWrite = {
  document: TypeDocument
  /** What serves now, though nobody saved it here: it becomes the first revision. Undefined for a new type. */
  before: TypeDocument | undefined
  /** Revision that the sender started from; 0 for a new type. */
  base: number
  sender: Sender
  at: string
}

/**
 * Document, revision, audit entry and event in one transaction. The row is locked first, so that of two who save from
 * the same revision one is told.
 */
export async function writeType(db: Kysely<Tables>, write: TypeWrite): Promise<StoredType> {
  const { document, sender, at } = write
  const { uid, username, name } = sender.actor
  return db.transaction().execute(async (transaction) => {
    const rev = (await presentRevision(transaction, write)) + 1
    await refuseLocked(transaction, write)
    const stored = { document, rev, updated: at, by: uid, name }
    await sql`
      INSERT INTO type_document (type, rev, document, updated, updated_by, updated_name)
      VALUES (${document.type}, ${rev}, ${JSON.stringify(document)}::json, ${at}::timestamptz, ${uid}, ${name})
      ON CONFLICT (type) DO UPDATE SET rev = excluded.rev, document = excluded.document, updated = excluded.updated,
        updated_by = excluded.updated_by, updated_name = excluded.updated_name`.execute(transaction)
    await keepRevision(transaction, stored)
    await sql`
      INSERT INTO audit (urn, id, rev, verb, uid, username, name, trace, previous_version, current_version, change, at)
      VALUES (${TYPE_DOCUMENT_URN}, ${document.type}, ${rev}, ${verbOf(write)}, ${uid}, ${username}, ${name},
        ${sender.requestId}, ${rev > 1 ? `V${rev - 1}` : null}, ${`V${rev}`},
        ${JSON.stringify(diffRecords(write.before ?? {}, document))}::jsonb, ${at}::timestamptz)`.execute(transaction)
    await sql`
      INSERT INTO event (topic, urn, id, rev, uid, name, at)
      VALUES ('type', ${TYPE_DOCUMENT_URN}, ${document.type}, ${rev}, ${uid}, ${name}, ${at}::timestamptz)`.execute(
      transaction,
    )
    return stored
  })
}

function verbOf({ before, document }: TypeWrite): string {
  if (!before) return 'createType'
  if ((before.st === 'archived') === (document.st === 'archived')) return 'saveType'
  return document.st === 'archived' ? 'archive' : 'restoreContent'
}

/** The revision that the write goes over. A type that was never saved here gets its first one: what served until now. */
async function presentRevision(db: Transaction<Tables>, { document, before, base, at }: TypeWrite): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`type ${document.type}`}))`.execute(db)
  const { rows } = await sql<{ rev: number }>`
    SELECT rev FROM type_document WHERE type = ${document.type}`.execute(db)
  const kept = rows[0]?.rev
  const present = kept ?? (before ? 1 : 0)
  if (present !== base) throw new DomainError(base === 0 ? 'typeExists' : 'stale')
  if (kept === undefined && before)
    await keepRevision(db, { document: before, rev: 1, updated: at, by: 'system', name: '' })
  return present
}

async function keepRevision(db: Transaction<Tables>, stored: StoredType): Promise<void> {
  const { document, rev, updated, by, name } = stored
  await sql`
    INSERT INTO type_revision (type, rev, document, created, created_by, created_name)
    VALUES (${document.type}, ${rev}, ${JSON.stringify(document)}::json, ${updated}::timestamptz, ${by}, ${name})`.execute(
    db,
  )
}

async function refuseLocked(db: Transaction<Tables>, { document, sender }: TypeWrite): Promise<void> {
  const { rows } = await sql<LockTable>`
    SELECT urn, id, uid, name, tab, number, CASE WHEN until > clock_timestamp() THEN until END AS until FROM lock
    WHERE urn = ${TYPE_DOCUMENT_URN} AND id = ${document.type}`.execute(db)
  const [row] = rows
  if (!row) return
  const lock = lockStateOfRow(row)
  const { tab, lockNumber: number, actor } = sender
  const who = { uid: actor.uid, ...(tab === undefined ? {} : { tab }), ...(number === undefined ? {} : { number }) }
  // The database has judged the lease: one that is over has no end.
  if (lockRefuses(lockFactOf(lock), who, 0)) throw new DomainError('locked', { data: lock })
}
