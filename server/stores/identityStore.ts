import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { recordKeys } from '../identity/identityStore.ts'
import type { IdentityRecord, IdentityStore, TurnPace } from '../identity/identityStore.ts'
import { deleteInBatches } from './deleteInBatches.ts'

type Db = Kysely<Tables>

/** The identity provider's state in the database. `now` in milliseconds, so that tests choose the hour. */
export function createIdentityStore(db: Db, now: () => number): IdentityStore {
  return { ...recordsOf(db, now), ...secretsOf(db), ...turnsOf(db, now) }
}

type Records = Omit<IdentityStore, 'getSecret' | 'putSecret' | 'countTurn' | 'takeTurn' | 'clearTurns'>

function recordsOf(db: Db, now: () => number): Records {
  const live = (model: string | string[]) =>
    db
      .selectFrom('identity_record')
      .select('payload')
      .where('model', typeof model === 'string' ? '=' : 'in', model)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date(now()).toISOString())]))
  return {
    upsert: (model, id, record, expiresInS) => upsert(db, now(), { model, id, record, expiresInS }),
    find: async (model, id) => asRecord(await live(model).where('id', '=', id).executeTakeFirst()),
    findByUid: async (model, uid) => asRecord(await live(model).where('uid', '=', uid).limit(1).executeTakeFirst()),
    async findTogether(wanted) {
      const rows = await live(wanted.map(({ model }) => model))
        .select(['model', 'id', 'uid'])
        .where((eb) => eb.or(wanted.map((name) => ('id' in name ? eb('id', '=', name.id) : eb('uid', '=', name.uid)))))
        .execute()
      return wanted.map((name) =>
        asRecord(
          rows.find((row) => row.model === name.model && ('id' in name ? row.id === name.id : row.uid === name.uid)),
        ),
      )
    },
    findByUserCode: async (model, code) =>
      asRecord(await live(model).where('user_code', '=', code).limit(1).executeTakeFirst()),
    async consume(model, id) {
      const used = JSON.stringify({ consumed: Math.floor(now() / 1000) })
      const result = await db
        .updateTable('identity_record')
        .set({ payload: sql<string>`payload || ${used}::jsonb` })
        .where('model', '=', model)
        .where('id', '=', id)
        .where(sql<boolean>`payload->'consumed' is null`)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },
    async destroy(model, id) {
      await db.deleteFrom('identity_record').where('model', '=', model).where('id', '=', id).execute()
    },
    async revokeByGrantId(model, grantId) {
      await db.deleteFrom('identity_record').where('model', '=', model).where('grant_id', '=', grantId).execute()
    },
    async listBySession(model, sessionUid) {
      const rows = await live(model).where('session_uid', '=', sessionUid).orderBy('created_at').orderBy('id').execute()
      return rows.map((row) => row.payload as IdentityRecord)
    },
    async destroyBySession(model, sessionUid) {
      await db.deleteFrom('identity_record').where('model', '=', model).where('session_uid', '=', sessionUid).execute()
    },
    async listExpired(model, limit) {
      const expired = db.selectFrom('identity_record').select('payload').where('model', '=', model)
      const rows = await expired.where('expires_at', '<=', new Date(now()).toISOString()).limit(limit).execute()
      return rows.map((row) => row.payload as IdentityRecord)
    },
    async reapExpired() {
      const at = new Date(now()).toISOString()
      const expired = (table: 'identity_record' | 'identity_turn') =>
        deleteInBatches(db, table, sql`SELECT ctid FROM ${sql.table(table)} WHERE expires_at <= ${at}::timestamptz`)
      return (await expired('identity_record')) + (await expired('identity_turn'))
    },
  }
}

async function upsert(
  db: Db,
  at: number,
  row: { model: string; id: string; record: IdentityRecord; expiresInS: number | undefined },
): Promise<void> {
  const keys = recordKeys(row.record)
  const values = {
    payload: JSON.stringify(row.record),
    uid: keys.uid,
    user_code: keys.userCode,
    grant_id: keys.grantId,
    session_uid: keys.sessionUid,
    expires_at: row.expiresInS === undefined ? null : new Date(at + row.expiresInS * 1000).toISOString(),
  }
  await db
    .insertInto('identity_record')
    .values({ model: row.model, id: row.id, created_at: new Date(at).toISOString(), ...values })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute()
}

function secretsOf(db: Db): Pick<IdentityStore, 'getSecret' | 'putSecret'> {
  const getSecret = async (name: string) =>
    (await db.selectFrom('identity_secret').select('value').where('name', '=', name).executeTakeFirst())?.value
  return {
    getSecret,
    async putSecret(name, value) {
      await db
        .insertInto('identity_secret')
        .values({ name, value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return getSecret(name)
    },
  }
}

function turnsOf(db: Db, now: () => number): Pick<IdentityStore, 'countTurn' | 'takeTurn' | 'clearTurns'> {
  return {
    async countTurn(key, windowS) {
      const at = new Date(now()).toISOString()
      const closes = new Date(now() + windowS * 1000).toISOString()
      const { rows } = await sql<{ turns: number }>`
        insert into identity_turn as t (key, turns, not_before, expires_at) values (${key}, 1, ${at}, ${closes})
        on conflict (key) do update set
          turns = case when t.expires_at <= ${at} then 1 else t.turns + 1 end,
          expires_at = case when t.expires_at <= ${at} then ${closes} else t.expires_at end
        returning turns`.execute(db)
      return rows[0]?.turns ?? 1
    },
    takeTurn: (key, pace) => takeTurn(db, now(), key, pace),
    async clearTurns(key) {
      await db.deleteFrom('identity_turn').where('key', '=', key).execute()
    },
  }
}

/** One statement decides, so that ten thousand parallel guesses get the turns of one. */
async function takeTurn(db: Db, at: number, key: string, pace: TurnPace): Promise<number> {
  const moment = new Date(at).toISOString()
  const forget = new Date(at + pace.forgetAfterS * 1000).toISOString()
  const taken = await sql<{ turns: number }>`
    insert into identity_turn as t (key, turns, not_before, expires_at) values (${key}, 1, ${moment}, ${forget})
    on conflict (key) do update set
      turns = case when t.expires_at <= ${moment} then 1 else t.turns + 1 end,
      not_before = case
        when t.expires_at <= ${moment} or t.turns + 1 < ${pace.freeTurns}::int then ${moment}::timestamptz
        else ${moment}::timestamptz + make_interval(secs =>
          least(${pace.maxWaitS}::float8, power(2, least(t.turns + 1 - ${pace.freeTurns}::int, 30))))
      end,
      expires_at = ${forget}
    where t.not_before <= ${moment} or t.expires_at <= ${moment}
    returning turns`.execute(db)
  if (taken.rows.length > 0) return 0
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from not_before - ${moment}::timestamptz)::float8 as wait
    from identity_turn where key = ${key}`.execute(db)
  return Math.max(1, Math.ceil(Number(rows[0]?.wait ?? 1)))
}

function asRecord(row: { payload: unknown } | undefined): IdentityRecord | undefined {
  return row ? (row.payload as IdentityRecord) : undefined
}
