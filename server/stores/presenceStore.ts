import { sql, type Kysely } from 'kysely'
import type { Presence } from '#contract/schemas/lock.ts'
import { PRESENCE_SHOWN, PRESENCE_TABS } from '#contract/values/limits.ts'
import { PRESENCE_MS } from '#contract/values/timers.ts'
import type { Tables } from '../db/tables.ts'

type Target = { urn: string; id: string }
type Who = Pick<Presence, 'uid' | 'name' | 'tab'>
type Shown = Pick<Presence, 'mode' | 'place'>

/**
 * Who is on a document, by the database's clock: in a table, so that two servers tell the same. A beat that changes
 * nothing costs one update of one row and no event.
 */
export type PresenceStore = {
  /** Comes, stays or moves on; true where others have something to learn of it. One tab too many is not shown. */
  show(target: Target, who: Who, shown: Shown): Promise<boolean>
  /** True where somebody was there to leave. */
  leave(target: Target, who: Pick<Who, 'uid' | 'tab'>): Promise<boolean>
  /** Everybody on it, the first who came first. */
  list(target: Target): Promise<Presence[]>
  /** Forgets who has left without a word. */
  prune(): Promise<number>
}

export function createPresenceStore(db: Kysely<Tables>): PresenceStore {
  const at = ({ urn, id }: Target) => sql`urn = ${urn} AND id = ${id}`
  const until = sql`clock_timestamp() + ${PRESENCE_MS} * interval '1 millisecond'`
  return {
    show: async ({ urn, id }, { uid, name, tab }, { mode, place }) => {
      const { rows } = await sql<{ is_news: boolean }>`
        WITH before AS (
          SELECT mode, place FROM presence
          WHERE urn = ${urn} AND id = ${id} AND uid = ${uid} AND tab = ${tab} AND until > clock_timestamp())
        INSERT INTO presence AS p (urn, id, uid, tab, name, mode, place, since, until)
        SELECT ${urn}, ${id}, ${uid}, ${tab}, ${name}, ${mode}, ${place}, clock_timestamp(), ${until}
        WHERE ${PRESENCE_TABS} > (SELECT count(*) FROM presence mine WHERE mine.uid = ${uid}
          AND (mine.id, mine.urn, mine.tab) <> (${id}, ${urn}, ${tab}))
        ON CONFLICT (id, urn, uid, tab) DO UPDATE SET name = excluded.name, mode = excluded.mode,
          place = excluded.place, until = excluded.until,
          since = CASE WHEN p.until > clock_timestamp() THEN p.since ELSE excluded.since END
        RETURNING NOT EXISTS (SELECT FROM before WHERE before.mode = p.mode
          AND before.place IS NOT DISTINCT FROM p.place) AS is_news`.execute(db)
      return rows[0]?.is_news ?? false
    },
    leave: async (target, { uid, tab }) => {
      const { rows } = await sql<{ tab: string }>`
        DELETE FROM presence WHERE ${at(target)} AND uid = ${uid} AND tab = ${tab} RETURNING tab`.execute(db)
      return rows.length > 0
    },
    list: async (target) => {
      const { rows } = await sql<Presence>`
        SELECT uid, name, tab, mode, place, since FROM presence
        WHERE ${at(target)} AND until > clock_timestamp() ORDER BY since, uid, tab LIMIT ${PRESENCE_SHOWN}`.execute(db)
      return rows
    },
    prune: async () => {
      const { rows } = await sql`DELETE FROM presence WHERE until <= clock_timestamp() RETURNING 1`.execute(db)
      return rows.length
    },
  }
}
