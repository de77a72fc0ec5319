import { sql, type Kysely } from 'kysely'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { Tables } from '../../db/tables.ts'
import { SCHEDULE_URN } from './scheduleKind.ts'
import { SIDE_ON_AIR } from './sideOnAir.ts'

/** Ids of what days of channels name, each once: of each day what is on air, else what is worked on. */
export async function readTitlesAhead(
  kysely: Kysely<Tables>,
  { codes, from, to }: { codes: readonly string[]; from: Day; to: Day },
): Promise<string[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT r.id FROM side s CROSS JOIN LATERAL unnest(s.refs) AS r(id)
    WHERE s.urn = ${SCHEDULE_URN} AND s.facets && ${codes.map((code) => `cs:${code}`)}::text[] AND ${SIDE_ON_AIR}
      AND s.released BETWEEN ${from} AND ${to}`.execute(kysely)
  return rows.map(({ id }) => id)
}
