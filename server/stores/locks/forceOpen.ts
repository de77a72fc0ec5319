import { sql, type Kysely } from 'kysely'
import type { LockState } from '#contract/schemas/lock.ts'
import type { Tables } from '../../db/tables.ts'
import type { LockTable } from '../../db/workTables.ts'
import { noAsk } from './noAsk.ts'
import { lockStateOfRow, openLock } from './lockState.ts'

/** Who breaks a lock, for the audit. */
export type ForceRequest = {
  uid: string
  username: string
  name: string
  trace: string
  at: string
  prd: readonly string[]
}

type Forced = Omit<LockTable, 'number'> & { number: number; before: number }

/**
 * Opens a lock over its holder's head. The number rises, so that the holder learns of it at the next beat or save; what
 * was typed waits in the holder's own console. The audit entry stands or falls with the change.
 */
export async function forceOpen(
  db: Kysely<Tables>,
  { urn, id }: { urn: string; id: string },
  { uid, username, name, trace, at, prd }: ForceRequest,
): Promise<{ lock: LockState; broken: LockState | undefined }> {
  const { rows } = await sql<Forced>`
    WITH held AS (
      SELECT * FROM lock WHERE urn = ${urn} AND id = ${id} AND until > clock_timestamp() FOR UPDATE),
    freed AS (
      UPDATE lock l SET uid = NULL, name = NULL, tab = NULL, until = NULL, number = l.number + 1, ${noAsk}
      FROM held WHERE l.urn = held.urn AND l.id = held.id AND l.number = held.number
      RETURNING l.urn, l.id, l.number),
    audited AS (
      INSERT INTO audit (urn, id, verb, uid, username, name, trace, change, prd, at)
      SELECT freed.urn, freed.id, 'forceUnlock', ${uid}, ${username}, ${name}, ${trace},
        jsonb_build_array(jsonb_build_object('field', '/lock', 'before', held.name)), ${[...prd]}::text[],
        ${at}::timestamptz
      FROM freed JOIN held ON held.urn = freed.urn AND held.id = freed.id)
    SELECT held.urn, held.id, held.uid, held.name, held.tab, held.until, held.number AS before, freed.number
    FROM freed JOIN held ON held.urn = freed.urn AND held.id = freed.id`.execute(db)
  const [forced] = rows
  if (forced) {
    const { before, ...row } = forced
    return { lock: openLock(urn, id, row.number), broken: lockStateOfRow({ ...row, number: before }) }
  }
  const [row] = (await sql<{ number: number }>`SELECT number FROM lock WHERE urn = ${urn} AND id = ${id}`.execute(db))
    .rows
  return { lock: openLock(urn, id, row?.number ?? 0), broken: undefined }
}
