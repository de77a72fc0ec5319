import { sql, type Kysely } from 'kysely'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Tables } from '../../db/tables.ts'
import type { Scope } from '../documents/sender.ts'
import { SCHEDULE_URN } from './scheduleKind.ts'

/** What a virtual channel shows at an instant, or next after it, epoch ms; `title` is the id of what airs. */
export type VirtualSlot = { cs: string; id: string; from: number; to: number; lon: LocalizedText[]; title?: string }

type Row = { cs: string; id: string; starts: string; ends: string; lon: LocalizedText[] | null; title: string | null }
type NowOnParams = { codes: readonly string[]; days: readonly Day[]; now: number; scope: Scope }

/**
 * The first two airings of each day that are not over, in one statement for all channels; turns of loops are not among
 * them. An airing over midnight is what the day says in which it begins, as in all that is on air (`byHeads`).
 */
export async function readNowOnVirtual(
  kysely: Kysely<Tables>,
  { codes, days, now, scope }: NowOnParams,
): Promise<VirtualSlot[]> {
  if (codes.length === 0) return []
  const inScope = scope === 'all' ? sql`` : sql`AND s.prd && ${[...scope]}::text[]`
  const { rows } = await sql<Row>`
    SELECT s.list_row ->> 'cs' AS cs, a.id, a.starts, a.ends, a.lon, a.title
    FROM side s JOIN version v ON v.key = s.key
      CROSS JOIN LATERAL (
        SELECT e ->> 'uId' AS id, e ->> 'a_st_dt' AS starts,
          coalesce(e ->> 'nextAEd', e ->> 'a_ed_dt') AS ends, e -> 'pgm' -> 'lon' AS lon,
          e ->> 'pgm_id' AS title
        FROM jsonb_array_elements(v.payload -> 'ar') e
        WHERE e ->> 'prevASt' IS NULL AND coalesce(e ->> 'nextAEd', e ->> 'a_ed_dt') > ${new Date(now).toISOString()}
        ORDER BY e ->> 'a_st_dt' LIMIT 2) a
    WHERE s.urn = ${SCHEDULE_URN} AND s.facets && ${codes.map((code) => `cs:${code}`)}::text[]
      AND s.slot = 'published' AND s.st = 'published' AND s.released = ANY (${[...days]}::text[]) ${inScope}
    ORDER BY cs, starts`.execute(kysely)
  return rows.map(({ starts, ends, lon, title, ...row }) => ({
    ...(title !== null && { title }),
    ...{ ...row, from: Date.parse(starts), to: Date.parse(ends), lon: lon ?? [] },
  }))
}
