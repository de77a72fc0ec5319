import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

export type PlayoutStore = ReturnType<typeof createPlayoutStore>

/** When virtual channels are played out from. */
export function createPlayoutStore(db: Kysely<Tables>, now: () => number) {
  return {
    /** Starts by channel (ISO 8601); channels that nobody has started are left out. */
    starts: async (channels: readonly string[]): Promise<Map<string, string>> => {
      const { rows } = await sql<{ channel: string; starts: string }>`SELECT channel, starts FROM playout
        WHERE channel = ANY (${[...channels]}::uuid[])`.execute(db)
      return new Map(rows.map(({ channel, starts }) => [channel, starts]))
    },
    /** The last word counts. */
    start: async (channel: string, starts: number, by: { uid: string; name: string }): Promise<void> => {
      const [from, at] = [starts, now()].map((instant) => new Date(instant).toISOString())
      await sql`INSERT INTO playout (channel, starts, uid, name, at) VALUES (${channel}, ${from}, ${by.uid}, ${by.name}, ${at})
        ON CONFLICT (channel) DO UPDATE SET starts = excluded.starts, uid = excluded.uid, name = excluded.name,
          at = excluded.at`.execute(db)
    },
  }
}
