import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Run, Statement } from '../../db/statement.ts'
import { isInScope, type Scope } from '../documents/sender.ts'
import { storedId } from '../documents/documentKind.ts'
import { dayName, SCHEDULE_KIND, SCHEDULE_URN } from './scheduleKind.ts'

/** Part of a day: what begins before the end of a range and ends after its start; or the first that begins within it. */
export type DayPart = { cs: string; dt: Day; within: TimeRange; isFirst?: true }

/** An airing as viewers have it, epoch ms, whole where it runs over midnight. `since`: as in the day's payload. */
export type AiringRow = {
  cs: string
  dt: Day
  id: string
  from: number
  to: number
  lon: LocalizedText[]
  title?: string
  since?: string
}

type Row = {
  nth: string
  prd: string[] | null
  since: string | null
  id: string
  starts: string
  ends: string
  lon: LocalizedText[] | null
  title: string | null
}

/** Parameters: urn, and of each part its day's id, its range in ISO 8601, and whether its first airing is wanted alone. */
const statement: Statement = {
  name: 'schedule_airings_in',
  text: `SELECT w.nth, pv.payload -> 'prd' AS prd, pv.payload ->> 'since' AS since, a.*
    FROM unnest($2::uuid[], $3::text[], $4::text[], $5::boolean[]) WITH ORDINALITY AS w (id, starts, ends, first, nth)
      JOIN document d ON d.id = w.id AND d.urn = $1 AND d.state <> 'purged'
      JOIN version pv ON pv.key = d.published_key
      CROSS JOIN LATERAL (
        SELECT e ->> 'uId' AS id, e ->> 'a_st_dt' AS starts, coalesce(e ->> 'nextAEd', e ->> 'a_ed_dt') AS ends,
          e -> 'pgm' -> 'lon' AS lon, e ->> 'pgm_id' AS title
        FROM jsonb_array_elements(pv.payload -> 'ar') e
        WHERE e ->> 'prevASt' IS NULL AND e ->> 'a_st_dt' < w.ends
          AND CASE WHEN w.first THEN e ->> 'a_st_dt' >= w.starts
            ELSE coalesce(e ->> 'nextAEd', e ->> 'a_ed_dt') > w.starts END
        ORDER BY e ->> 'a_st_dt' LIMIT CASE WHEN w.first THEN 1 END) a`,
}

/** Airings of parts of published days, of any channels, in one statement. One that lies in two parts comes twice. */
export async function readAiringsIn(
  run: Run,
  { parts, scope }: { parts: readonly DayPart[]; scope: Scope },
): Promise<AiringRow[]> {
  if (parts.length === 0) return []
  const rows = await run<Row>(statement, [
    SCHEDULE_URN,
    parts.map(({ cs, dt }) => storedId(SCHEDULE_KIND, dayName(cs, dt))),
    parts.map(({ within }) => new Date(within.from).toISOString()),
    parts.map(({ within }) => new Date(within.to).toISOString()),
    parts.map(({ isFirst }) => isFirst ?? false),
  ])
  return rows.flatMap(({ nth, prd, since, id, starts, ends, lon, title }) => {
    const part = parts[Number(nth) - 1]
    if (!part || !isInScope(prd ?? [], scope)) return []
    return {
      ...{ cs: part.cs, dt: part.dt, id, from: Date.parse(starts), to: Date.parse(ends), lon: lon ?? [] },
      ...(title !== null && { title }),
      ...(since !== null && { since }),
    }
  })
}
