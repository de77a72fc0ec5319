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

/** Starts anew that are remembered. */
const SPANS_KEPT = 100

/** ISO 8601. */
type StoredStart = { starts: string; name: string; played: { from: string; to: string }[] }

export type PlayoutStore = ReturnType<typeof createPlayoutStore>

/** When virtual channels are played out from. */
export function createPlayoutStore(db: Kysely<Tables>, now: () => number) {
  return {
    /** Starts by channel, with the spans that were played out before; channels that nobody has started are left out. */
    starts: async (channels: readonly string[]): Promise<Map<string, StoredStart>> => {
      const { rows } = await sql<StoredStart & { channel: string }>`SELECT channel, starts, name, played FROM playout
        WHERE channel = ANY (${[...channels]}::uuid[])`.execute(db)
      return new Map(rows.map(({ channel, ...start }) => [channel, start]))
    },
    /**
     * The last word counts, and what has played until it was said stays told; boards and schedules of the channel hear
     * of it.
     */
    start: async ({ channel, starts, by, prd }: PlayoutStart): Promise<void> => {
      const [from, at] = [starts, now()].map((instant) => new Date(instant).toISOString())
      await sql`WITH told AS (
          INSERT INTO event (topic, urn, id, uid, name, prd, at)
          VALUES ('onAir', ${catalogUrn(VIRTUAL_CHANNEL_TYPE)}, ${channel}, ${by.uid}, ${by.name}, ${[...prd]}::text[],
            ${at}::timestamptz))
        INSERT INTO playout (channel, starts, uid, name, at) VALUES (${channel}, ${from}, ${by.uid}, ${by.name}, ${at})
        ON CONFLICT (channel) DO UPDATE SET starts = excluded.starts, uid = excluded.uid, name = excluded.name,
          at = excluded.at, played = CASE WHEN playout.starts < ${at}::timestamptz THEN jsonb_path_query_array(
            playout.played || jsonb_build_object('from', playout.starts, 'to', ${at}::text),
            ${`$[last - ${SPANS_KEPT - 1} to last]`}::jsonpath) ELSE playout.played END`.execute(db)
    },
  }
}
