import { sql, type Kysely } from 'kysely'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { Tables } from '../../db/tables.ts'

/** A day of a virtual channel that nears its air time and is not ready, and whose people are told. */
type ScheduleAlert = { channel: string; dt: Day; state: 'draft' | 'unfilled'; prd: string[] }
/** `channels`: ids of those that were looked at. */
type AlertParams = {
  alerts: readonly ScheduleAlert[]
  channels: readonly string[]
  channelUrn: string
  today: Day
  at: string
}

/**
 * Keeps which days are not ready, and tells of what has changed: new ones, another state, days that are ready since
 * ('published'), and those that have passed or whose channel is gone ('over'). One statement: of two servers that find the same thing the second
 * waits for the row and finds it told. Answers how many were told.
 */
export async function tellAlerts(
  db: Kysely<Tables>,
  { alerts, channels, channelUrn, today, at }: AlertParams,
): Promise<number> {
  const { rows } = await sql`
    WITH wanted AS (
      SELECT channel, dt, state, prd
      FROM jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) AS w (channel uuid, dt text, state text, prd text[])),
    gone AS (
      DELETE FROM schedule_alert a
      WHERE NOT EXISTS (SELECT 1 FROM wanted w WHERE w.channel = a.channel AND w.dt = a.dt)
      RETURNING a.channel, a.dt, a.prd),
    kept AS (
      INSERT INTO schedule_alert AS a (channel, dt, state, prd, at)
      SELECT channel, dt, state, prd, ${at}::timestamptz FROM wanted ORDER BY channel, dt
      ON CONFLICT (channel, dt) DO UPDATE SET state = excluded.state, prd = excluded.prd, at = excluded.at
        WHERE a.state <> excluded.state
      RETURNING a.channel, a.dt, a.state, a.prd)
    INSERT INTO event (topic, urn, id, uid, name, prd, data, at)
    SELECT 'schedule', ${channelUrn}::text, c.channel::text, '', '', c.prd,
      jsonb_build_object('dt', c.dt, 'state', c.state), ${at}::timestamptz
    FROM (SELECT channel, dt, state, prd FROM kept
      UNION ALL SELECT channel, dt, CASE WHEN dt < ${today} OR channel <> ALL (${[...channels]}::uuid[]) THEN 'over' ELSE 'published' END, prd FROM gone) c
    ORDER BY c.channel, c.dt
    RETURNING 1`.execute(db)
  return rows.length
}
