import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import type { VepgRow } from '#contract/schemas/live/vepg.ts'
import { localized } from '#contract/values/localizedText.ts'

/** One airing of the channel usage report. Instants are epoch ms. */
export type UsageRow = {
  id: string
  channel: string
  start: number
  end: number
  seconds: number
  pgmId?: string
  title: string
  description: string
}

/** What one title takes of the channel. */
export type UsageGroup = { key: string; title: string; airings: number; seconds: number; first: number; last: number }

/** Columns of the report, word for word (specification section 3). */
const COLUMNS = [
  ...['Channel', 'Start Time (UTC)', 'End Time (UTC)', 'Duration (Seconds)'],
  ...['Linear Program Title', 'Description'],
]

/** Airings by start, with the texts that `language` has of them. */
export function usageRows(data: readonly VepgRow[], language: string): UsageRow[] {
  const rows = data.flatMap(({ channel, airing }) =>
    airing.map(({ uId, a_st_dt, a_ed_dt, dur, pgm_id, lon = [], lod = [] }) => ({
      ...{ id: uId, channel: localized(channel.lon, language) || channel.cs },
      ...{ start: Date.parse(a_st_dt), end: Date.parse(a_ed_dt), seconds: Math.round(dur / 1_000) },
      ...(pgm_id !== undefined && { pgmId: pgm_id }),
      ...{ title: localized(lon, language), description: localized(lod, language) },
    })),
  )
  return rows.toSorted((one, other) => one.start - other.start)
}

/** By title, what takes most time first; what names no title counts by its name. */
export function usageGroups(rows: readonly UsageRow[]): UsageGroup[] {
  const groups = Map.groupBy(rows, ({ pgmId, title }) => pgmId ?? title)
  return [...groups]
    .map(([key, of]) => ({
      ...{ key, title: of.find(({ title }) => title !== '')?.title ?? key, airings: of.length, seconds: sumOf(of) },
      first: Math.min(...of.map(({ start }) => start)),
      last: Math.max(...of.map(({ start }) => start)),
    }))
    .toSorted((one, other) => other.seconds - one.seconds || one.first - other.first)
}

export function sumOf(rows: readonly Pick<UsageRow, 'seconds'>[]): number {
  return rows.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** The report as a table; spreadsheets run nothing of it. */
export function usageTable(rows: readonly UsageRow[]): string {
  const iso = (instant: number) => new Date(instant).toISOString()
  const lines = rows.map(({ channel, start, end, seconds, title, description }) => [
    ...[channel, iso(start), iso(end), String(seconds), title, description],
  ])
  return BYTE_ORDER_MARK + [COLUMNS, ...lines].map(csvLine).join('')
}
