import { sql, type Kysely } from 'kysely'
import type { SettingKind } from '#contract/values/settingKinds.ts'
import { SETTINGS_PER_USER } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'

/** A saved view as its owner, or whoever it is shared with, reads it. */
export type StoredView = {
  id: string
  n: string
  t: SettingKind
  payload: unknown
  ct: string
  uid: string
  /** '' nobody, 'all', 'role:<role>'. */
  audience: string
  owner_name: string
}

/** Saved views of lists that are shared: settings of kind 'view' with an audience (calls.md section 11). */
export type ViewStore = {
  /** A view of anybody; undefined where there is none of this id. */
  find(id: string): Promise<StoredView | undefined>
  /** Views of others for these audiences, oldest first. */
  shared(audiences: readonly string[], except: string): Promise<StoredView[]>
  share(id: string, audience: string, ownerName: string): Promise<StoredView>
}

const columns = sql`id, n, t, payload, ct, uid, audience, owner_name`

export function createViewStore(db: Kysely<Tables>): ViewStore {
  return {
    find: async (id) => {
      if (!isUuid(id)) return undefined
      const { rows } = await sql<StoredView>`SELECT ${columns} FROM setting
        WHERE id = ${id}::uuid AND t = 'view'`.execute(db)
      return rows[0]
    },
    shared: async (audiences, except) => {
      const { rows } = await sql<StoredView>`SELECT ${columns} FROM setting
        WHERE audience = ANY (${[...audiences]}::text[]) AND audience <> '' AND t = 'view' AND uid <> ${except}
        ORDER BY ct, id LIMIT ${SETTINGS_PER_USER}`.execute(db)
      return rows
    },
    share: async (id, audience, ownerName) => {
      const { rows } = await sql<StoredView>`UPDATE setting SET audience = ${audience},
        owner_name = CASE WHEN ${audience}::text = '' THEN '' ELSE ${ownerName}::text END
        WHERE id = ${id}::uuid AND t = 'view' RETURNING ${columns}`.execute(db)
      if (!rows[0]) throw new DomainError('notFound')
      return rows[0]
    },
  }
}
