import { sql, type Kysely } from 'kysely'
import { VIRTUAL_CHANNEL_TYPE } from '#contract/values/schedule.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Tables } from '../db/tables.ts'

type PlayoutStart = {
  channel: string
  /** Epoch ms. */
  starts: number
  by: { uid: string; name: string }
  /** Products whose people are told. */
  prd: readonly string[]
}

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
    /** The last word counts; boards and schedules of the channel hear of it. */
    start: async ({ channel, starts, by, prd }: PlayoutStart): Promise<void> => {
      const [from, at] = [starts, now()].map((instant) => new Date(instant).toISOString())
      await sql`WITH told AS (
          INSERT INTO event (topic, urn, id, uid, name, prd, at)
          VALUES ('onAir', ${catalogUrn(VIRTUAL_CHANNEL_TYPE)}, ${channel}, ${by.uid}, ${by.name}, ${[...prd]}::text[],
            ${at}::timestamptz))
        INSERT INTO playout (channel, starts, uid, name, at) VALUES (${channel}, ${from}, ${by.uid}, ${by.name}, ${at})
        ON CONFLICT (channel) DO UPDATE SET starts = excluded.starts, uid = excluded.uid, name = excluded.name,
          at = excluded.at`.execute(db)
    },
  }
}
