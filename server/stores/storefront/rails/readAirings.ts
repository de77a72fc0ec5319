import { sql, type Kysely } from 'kysely'
import type { Status } from '#contract/values/status.ts'
import { AIRING_MAX_MS } from '#contract/values/guide.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { RAIL_TITLES } from '#contract/values/rails.ts'
import type { Tables } from '../../../db/tables.ts'
import { scopeOf, type Reader } from '../../documents/sender.ts'
import { scopeSql, sideSql, windowSql, type TitleMoment } from './titleConditions.ts'

/** What a channel airs, as its list row has it; instants in ISO 8601. */
export type RailAiring = {
  id: string
  key: string
  urn: string
  st: Status
  from: string
  to: string
  list_row: Record<string, unknown>
  channel: { id: string; lon: LocalizedText[] }
}

type Row = Omit<RailAiring, 'channel' | 'from' | 'to'> & {
  airs_from: string
  airs_to: string
  channel: string
  lon: LocalizedText[] | null
}

type AiringsAsked = { airing: string; channel: string; moment: TitleMoment; ahead?: number }

/**
 * What channels that viewers have air at a moment, by channel number; with `ahead` (ms) what each airs next within that,
 * by start. One look into the index of airings for each channel.
 */
export async function readRailAirings(
  kysely: Kysely<Tables>,
  reader: Reader,
  { airing, channel, moment, ahead }: AiringsAsked,
): Promise<RailAiring[]> {
  const scope = scopeOf(reader)
  const [at, earliest, until] = [moment.at, moment.at - AIRING_MAX_MS, moment.at + (ahead ?? 0)].map((one) =>
    new Date(one).toISOString(),
  )
  const airs =
    ahead === undefined
      ? sql`s.airs_from <= ${at}::timestamptz AND s.airs_from > ${earliest}::timestamptz AND s.airs_to > ${at}::timestamptz`
      : sql`s.airs_from > ${at}::timestamptz AND s.airs_from <= ${until}::timestamptz`
  const { rows } = await sql<Row>`
    SELECT a.*, c.id AS channel, c.list_row -> 'lon' AS lon
    FROM (SELECT id, number, list_row FROM side WHERE urn = ${channel} AND ${sideSql(moment, channel)} AND ${scopeSql(scope)}
      AND ${windowSql('available', moment)}) c
    CROSS JOIN LATERAL (SELECT s.id, s.key, s.urn, s.st, s.airs_from, s.airs_to, s.list_row FROM side s
      WHERE s.airs_on = c.id::text AND s.urn = ${airing} AND ${airs} AND ${sideSql(moment, airing, 's')} AND ${scopeSql(scope, 's')}
      ORDER BY s.airs_from ${sql.raw(ahead === undefined ? 'DESC' : 'ASC')} LIMIT 1) a
    ORDER BY ${ahead === undefined ? sql`c.number` : sql`a.airs_from`}, c.id LIMIT ${RAIL_TITLES}`.execute(kysely)
  return rows.map(({ airs_from, airs_to, channel: id, lon, ...row }) => ({
    ...row,
    ...{ from: new Date(airs_from).toISOString(), to: new Date(airs_to).toISOString() },
    channel: { id, lon: lon ?? [] },
  }))
}
