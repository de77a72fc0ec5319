import { sql, type Kysely } from 'kysely'
import { SETTING_BYTES, SETTINGS_PER_USER } from '#contract/values/limits.ts'
import { JOB_SETTING_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../db/isUuid.ts'
import { domainErrorOf } from '../db/databaseErrors.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import type { Tables } from '../db/tables.ts'
import { deleteInBatches } from './deleteInBatches.ts'

type NewSetting = Pick<Setting, 'n' | 't' | 'payload'>

/** A user's own settings: preferences, theme, saved filters and views, notifications (calls.md section 11). */
export type SettingStore = {
  list(uid: string, t?: string): Promise<Setting[]>
  create(uid: string, setting: NewSetting): Promise<Setting>
  save(uid: string, id: string, changes: { n?: string; payload: unknown }): Promise<Setting>
  remove(uid: string, id: string): Promise<void>
  /** Deletes notifications older than 24 hours; no other kind is ever deleted by age (design 9 (23)). */
  prune(): Promise<number>
}

export function createSettingStore(
  db: Kysely<Tables>,
  { now, newId }: { now: () => number; newId: () => string },
): SettingStore {
  const columns = sql`id, n, t, payload, ct, NULLIF(audience, '') AS audience`
  const oldest = () => new Date(now() - JOB_SETTING_MS).toISOString()
  return {
    list: async (uid, t) => {
      const kind = t === undefined ? sql`` : sql`AND t = ${t}`
      const { rows } = await sql<Setting>`SELECT ${columns} FROM setting
        WHERE uid = ${uid} ${kind} AND NOT (t = 'job' AND ct < ${oldest()}::timestamptz)
        ORDER BY ct DESC, id DESC LIMIT ${SETTINGS_PER_USER}`.execute(db)
      return rows
    },
    create: async (uid, { n, t, payload }) => {
      const at = new Date(now()).toISOString()
      const { rows } = await sql<Setting>`INSERT INTO setting (id, uid, t, n, payload, ct)
        SELECT ${newId()}::uuid, ${uid}, ${t}, ${n}, ${jsonOf(payload)}::jsonb, ${at}::timestamptz
        WHERE ${SETTINGS_PER_USER} > (SELECT count(*) FROM setting WHERE uid = ${uid})
        RETURNING ${columns}`
        .execute(db)
        .catch((error: unknown) => {
          throw domainErrorOf(error)
        })
      if (!rows[0])
        throw new DomainError('tooLarge', { description: `One keeps at most ${SETTINGS_PER_USER} settings.` })
      return rows[0]
    },
    save: async (uid, id, { n, payload }) => {
      if (!isUuid(id)) throw new DomainError('notFound')
      const { rows } = await sql<Setting>`UPDATE setting SET n = coalesce(${n ?? null}::text, n),
        payload = ${jsonOf(payload)}::jsonb WHERE id = ${id}::uuid AND uid = ${uid} RETURNING ${columns}`.execute(db)
      if (!rows[0]) throw new DomainError('notFound')
      return rows[0]
    },
    remove: async (uid, id) => {
      if (!isUuid(id)) throw new DomainError('notFound')
      const gone = await db.deleteFrom('setting').where('id', '=', id).where('uid', '=', uid).executeTakeFirst()
      if (gone.numDeletedRows === 0n) throw new DomainError('notFound')
    },
    prune: () =>
      deleteInBatches(db, 'setting', sql`SELECT ctid FROM setting WHERE t = 'job' AND ct < ${oldest()}::timestamptz`),
  }
}

function jsonOf(payload: unknown): string {
  const text = JSON.stringify(payload ?? null)
  if (Buffer.byteLength(text) > SETTING_BYTES)
    throw new DomainError('tooLarge', { description: `A setting holds at most ${SETTING_BYTES} bytes.` })
  return text
}
