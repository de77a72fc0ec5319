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
export type UsageGroup = {
  key: string
  title: string
  airings: number
  seconds: number
  /** The airings that begin first and last. */
  first: UsageRow
  last: UsageRow
}

/** Columns of the report, word for word (specification section 3). */
const COLUMNS = [
  ...['Channel', 'Start Time (UTC)', 'End Time (UTC)', 'Duration (Seconds)'],
  ...['Linear Program Title', 'Description'],
]

const GROUP_COLUMNS = [
  ...['Linear Program Title', 'Airings', 'Duration (Seconds)'],
  ...['First Start Time (UTC)', 'Last Start Time (UTC)'],
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
    .map(([key, of]) => {
      const byStart = of.toSorted((one, other) => one.start - other.start)
      const title = of.find((row) => row.title !== '')?.title ?? key
      const [first, last] = [byStart[0] as UsageRow, byStart.at(-1) as UsageRow]
      return { key, title, airings: of.length, seconds: sumOf(of), first, last }
    })
    .toSorted((one, other) => other.seconds - one.seconds || one.first.start - other.first.start)
}

export function sumOf(rows: readonly Pick<UsageRow, 'seconds'>[]): number {
  return rows.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** The report as a table; spreadsheets run nothing of it. */
export function usageTable(rows: readonly UsageRow[]): string {
  const lines = rows.map(({ channel, start, end, seconds, title, description }) => [
    ...[channel, iso(start), iso(end), String(seconds), title, description],
  ])
  return BYTE_ORDER_MARK + [COLUMNS, ...lines].map(csvLine).join('')
}

/** The same by title. */
export function usageGroupTable(groups: readonly UsageGroup[]): string {
  const lines = groups.map(({ title, airings, seconds, first, last }) => [
    ...[title, String(airings), String(seconds), iso(first.start), iso(last.start)],
  ])
  return BYTE_ORDER_MARK + [GROUP_COLUMNS, ...lines].map(csvLine).join('')
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
