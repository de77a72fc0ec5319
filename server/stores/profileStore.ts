import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** What somebody has chosen; null where they have not. `photo` is the hash of its bytes. */
export type KeptProfile = { displayName: string | null; photo: string | null }
export type ProfileChange = Partial<KeptProfile>
/** `shown`: the name that people see from now on. */
type ProfileOwner = { uid: string; shown: string }

/** Names and photos of people (calls.md section 11), whatever sign-in they come from. */
export type ProfileStore = {
  read(uid: string): Promise<KeptProfile>
  /**
   * Changes what is named. The same statement renames the person where others see them already, in locks and among
   * those who are on a document, and tells the person's own sessions.
   */
  save(owner: ProfileOwner, change: ProfileChange): Promise<KeptProfile>
  /** Does anybody show this photo? */
  isUsed(photo: string): Promise<boolean>
  /** Every chosen name, by person. */
  names(): Promise<{ uid: string; name: string }[]>
}

const NONE: KeptProfile = { displayName: null, photo: null }

export function createProfileStore(db: Kysely<Tables>, now: () => number): ProfileStore {
  const columns = sql`display_name AS "displayName", photo`
  return {
    read: async (uid) =>
      (await sql<KeptProfile>`SELECT ${columns} FROM profile WHERE uid = ${uid}`.execute(db)).rows[0] ?? NONE,
    save: async ({ uid, shown }, { displayName, photo }) => {
      const at = new Date(now()).toISOString()
      const name = displayName === undefined ? sql`p.display_name` : sql`excluded.display_name`
      const picture = photo === undefined ? sql`p.photo` : sql`excluded.photo`
      const { rows } = await sql<KeptProfile>`
        WITH kept AS (
          INSERT INTO profile AS p (uid, display_name, photo, ut)
          VALUES (${uid}, ${displayName ?? null}, ${photo ?? null}, ${at}::timestamptz)
          ON CONFLICT (uid) DO UPDATE SET display_name = ${name}, photo = ${picture}, ut = excluded.ut
          RETURNING ${columns}),
        held AS (UPDATE lock SET name = ${shown} WHERE uid = ${uid}),
        here AS (UPDATE presence SET name = ${shown} WHERE uid = ${uid}),
        told AS (
          INSERT INTO event (topic, urn, id, uid, name, prd, at)
          VALUES ('profile', '', ${uid}, ${uid}, ${shown}, '{}', ${at}::timestamptz))
        SELECT * FROM kept`.execute(db)
      return rows[0] ?? NONE
    },
    isUsed: async (photo) =>
      (await sql`SELECT FROM profile WHERE photo = ${photo} LIMIT 1`.execute(db)).rows.length > 0,
    names: async () =>
      (
        await sql<{ uid: string; name: string }>`
          SELECT uid, display_name AS name FROM profile WHERE display_name IS NOT NULL`.execute(db)
      ).rows,
  }
}
