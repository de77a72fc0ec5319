import { Readable } from 'node:stream'
import { endOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import type { VepgRow } from '#contract/schemas/live/vepg.ts'
import { GUIDE_DAYS } from '#contract/values/guide.ts'
import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import { localized, type LocalizedText } from '#contract/values/localizedText.ts'
import { VEPG_CHANNELS } from '#contract/values/schedule.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { guideSpan } from '../epg/guideSpan.ts'
import { VIRTUAL_CHANNEL } from './virtualChannel.ts'

type Query = Parameters<typeof readVepg>[1]['query']

/** What virtual channels show between two instants, as it is published, turns of loops among it. */
export const readVepg: Command<'readVepg'> = async (context, { query }) => {
  const rows = await rowsOf(context, query)
  return { data: rows.filter(({ airing }) => airing.length > 0) }
}

/** The same as a table with the columns of the channel usage report (specification section 3). */
export const exportVepg: Command<'exportVepg'> = async (context, { query }) => {
  const rows = await rowsOf(context, query)
  const name = `channel-usage-${new Date(spanOf(query).from).toISOString().slice(0, 10)}.csv`
  return {
    raw: {
      type: 'text/csv; charset=utf-8',
      body: Readable.from(tableOf(rows)),
      headers: {
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    },
  }
}

const COLUMNS = [
  ...['Channel', 'Start Time (UTC)', 'End Time (UTC)', 'Duration (Seconds)'],
  ...['Linear Program Title', 'Description'],
]

function* tableOf(rows: readonly VepgRow[]): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS)
  for (const { channel, airing } of rows) {
    const name = localized(channel.lon, DEFAULT_LANGUAGE) || channel.cs
    for (const { a_st_dt, a_ed_dt, dur, lon = [], lod = [] } of airing) {
      const texts = [lon, lod].map((list) => localized(list, DEFAULT_LANGUAGE))
      yield csvLine([name, a_st_dt, a_ed_dt, String(Math.round(dur / 1_000)), ...texts])
    }
  }
}

async function rowsOf(context: CallContext, query: Query): Promise<VepgRow[]> {
  const range = spanOf(query)
  const { schedules } = context.services
  const names = namesIn(query.channel) ?? []
  if (names.length > VEPG_CHANNELS)
    throw new DomainError('malformed', { description: `At most ${VEPG_CHANNELS} channels may be asked for at once.` })
  const channels = await schedules.channels(context, catalogUrn(VIRTUAL_CHANNEL), names)
  const rows: VepgRow[] = []
  for (const { id, cs, lon } of channels) {
    const { airings } = await schedules.onAir(context, { cs, range, sides: 'published' })
    rows.push({ channel: { id, cs, lon }, airing: airings.map(vepgAiring) })
  }
  return rows
}

function vepgAiring(airing: Airing): VepgRow['airing'][number] {
  const { id, pgmId, kind, start, dur, rest } = airing
  const { lon, lod } = isObject(rest.pgm) ? rest.pgm : {}
  const texts = (list: unknown) => (Array.isArray(list) && list.length > 0 ? (list as LocalizedText[]) : undefined)
  return {
    ...{ uId: id, type: kind, a_st_dt: iso(start), a_ed_dt: iso(endOf(airing)), dur },
    ...(pgmId !== undefined && { pgm_id: pgmId }),
    ...(texts(lon) && { lon: texts(lon) }),
    ...(texts(lod) && { lod: texts(lod) }),
  }
}

function spanOf({ start, end }: Query): { from: number; to: number } {
  const { from, to } = guideSpan({ start, end })
  if (to - from > GUIDE_DAYS * DAY_MS)
    throw new DomainError('malformed', { description: `At most ${GUIDE_DAYS} days may be asked for at once.` })
  return { from, to }
}

const iso = (instant: number) => new Date(instant).toISOString()
