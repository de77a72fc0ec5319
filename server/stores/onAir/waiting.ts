import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { isInFlight } from '../jobs/jobSql.ts'
import type { Ahead, BoardChannels } from './timeline.ts'

/** Changes of one ingestion that a day of a channel waits for: to be decided, or to be written. */
export type WaitingDay = { ch: string; day: string; ingestion: string; from: number; count: number }

export async function readWaitingDays(
  db: Kysely<Tables>,
  reader: Reader,
  { ids, zones }: BoardChannels,
  { now, until }: Ahead,
): Promise<WaitingDay[]> {
  const products = scopeOf(reader)
  const mine = products === 'all' ? sql`true` : sql`e.prd <@ ${[...products]}::text[]`
  const { rows } = await sql<Omit<WaitingDay, 'from'> & { a: string }>`
    SELECT c.channel AS ch, (c.starts AT TIME ZONE z.tz)::date::text AS day, c.ingestion::text AS ingestion,
      min(c.starts) AS a, count(*)::int AS count
    FROM epg_ingestion e JOIN job j ON j.id = e.id JOIN epg_change c ON c.ingestion = e.id
    JOIN unnest(${[...ids]}::text[], ${[...zones]}::text[]) AS z (ch, tz) ON z.ch = c.channel
    WHERE e.state = 'staged' AND j.undone_by IS NULL AND ${mine}
      AND (c.state = 'waiting' OR (c.state = 'accepted' AND ${isInFlight('j')}))
      AND c.starts > ${new Date(now).toISOString()}::timestamptz AND c.starts < ${new Date(until).toISOString()}::timestamptz
    GROUP BY c.channel, day, c.ingestion ORDER BY a`.execute(db)
  return rows.map(({ a, ...row }) => ({ ...row, from: Date.parse(a) }))
}
