import { sql, type Kysely } from 'kysely'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { SCHEDULE_URN } from './scheduleKind.ts'
import { SIDE_ON_AIR } from './sideOnAir.ts'

/** An airing ahead of one of the named titles on a virtual channel: known by the id of the channel, epoch ms. */
type TitleAiring = { ch: string; id: string; from: number; to: number; lon: LocalizedText[]; program: string }

type Row = { ch: string; id: string; starts: string; ends: string; lon: LocalizedText[] | null; program: string }

/** What is planned of titles from an instant on, by start: of each day what is on air, else what is worked on. */
export async function readTitleAirings(
  kysely: Kysely<Tables>,
  reader: Reader,
  { titles, channelUrn, now, limit }: { titles: readonly string[]; channelUrn: string; now: number; limit: number },
): Promise<TitleAiring[]> {
  if (titles.length === 0) return []
  const products = scopeOf(reader)
  const inScope = (side: 's' | 'ch') =>
    products === 'all' ? sql`` : sql`AND ${sql.ref(`${side}.prd`)} && ${[...products]}::text[]`
  const at = new Date(now).toISOString()
  const { rows } = await sql<Row>`
    SELECT c.id AS ch, a ->> 'uId' AS id, a ->> 'a_st_dt' AS starts, a ->> 'a_ed_dt' AS ends, a -> 'pgm' -> 'lon' AS lon,
      a ->> 'pgm_id' AS program
    FROM side s JOIN version v ON v.key = s.key
      CROSS JOIN LATERAL jsonb_array_elements(v.payload -> 'ar') a
      CROSS JOIN LATERAL (SELECT ch.id FROM side ch WHERE ch.urn = ${channelUrn}
        AND ch.facets && ARRAY['cs:' || (s.list_row ->> 'cs')] AND ch.prd && s.prd ${inScope('ch')} ORDER BY ch.slot DESC LIMIT 1) c
    WHERE s.urn = ${SCHEDULE_URN} AND s.refs && ${[...titles]}::text[] AND s.refs <> '{}' AND ${SIDE_ON_AIR}
      AND s.released >= ${at.slice(0, 10)} ${inScope('s')}
      AND a ->> 'pgm_id' = ANY (${[...titles]}::text[]) AND a ->> 'a_st_dt' > ${at} AND a ->> 'prevASt' IS NULL
    ORDER BY starts, id LIMIT ${limit}`.execute(kysely)
  return rows.map(({ starts, ends, lon, ...row }) => ({
    ...{ ...row, from: Date.parse(starts), to: Date.parse(ends), lon: lon ?? [] },
  }))
}
