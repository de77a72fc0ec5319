import { sql } from 'kysely'
import { LOCK_LEASE_MS } from '#contract/values/timers.ts'

/** A lease from now on, by the database's clock: servers may disagree about the time. */
export const leaseEnd = sql<string>`clock_timestamp() + ${LOCK_LEASE_MS} * interval '1 millisecond'`

/** A row's columns, its end only while the lease runs. */
export const judgedColumns = sql`urn, id, uid, name, tab, number,
  CASE WHEN until > clock_timestamp() THEN until END AS until,
  ask_uid, ask_name, ask_tab, ask_message, ask_at, ask_until, ask_reply`
