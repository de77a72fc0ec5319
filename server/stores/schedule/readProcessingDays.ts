import { sql, type Kysely } from 'kysely'
import { isInFlight, JOB_STATUSES } from '#contract/values/jobs.ts'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { Tables } from '../../db/tables.ts'
import type { Scope } from '../documents/sender.ts'
import { SCHEDULE_URN } from './scheduleKind.ts'

/** Published days of a channel that are being processed, from one day to another: nothing in them changes meanwhile. */
export async function readProcessingDays(
  kysely: Kysely<Tables>,
  { cs, from, to, scope }: { cs: string; from: Day; to: Day; scope: Scope },
): Promise<Day[]> {
  const inScope = scope === 'all' ? sql`` : sql`AND s.prd && ${[...scope]}::text[]`
  const { rows } = await sql<{ dt: Day }>`
    SELECT s.list_row ->> 'dt' AS dt FROM side s JOIN version v ON v.key = s.key
    WHERE s.urn = ${SCHEDULE_URN} AND s.facets && ${[`cs:${cs}`]}::text[] AND s.slot = 'published'
      AND s.released BETWEEN ${from} AND ${to} ${inScope}
      AND v.payload ->> 'pst' = ANY (${JOB_STATUSES.filter(isInFlight)}::text[])
    ORDER BY s.released`.execute(kysely)
  return rows.map(({ dt }) => dt)
}
