import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import type { ProgramUse } from '#contract/schemas/live/programUsage.ts'
import { localized } from '#contract/values/localizedText.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'

/** Columns of the channel usage report, word for word (specification section 3). */
const COLUMNS = [
  'Channel',
  'Start Time (UTC)',
  'End Time (UTC)',
  'Duration (Seconds)',
  'Linear Program Title',
  'Description',
]

type Program = { lon?: readonly LocalizedText[] | undefined; lod?: readonly LocalizedText[] | undefined }

/** The airings of a program as the channel usage report has them, times as ISO 8601 in UTC. */
export function usageCsv(uses: readonly ProgramUse[], program: Program, language: string): string {
  const lines = uses.map(({ channel, lon, a_st_dt, a_ed_dt }) => [
    localized(lon, language) || channel,
    a_st_dt,
    a_ed_dt,
    String((Date.parse(a_ed_dt) - Date.parse(a_st_dt)) / 1_000),
    localized(program.lon, language),
    localized(program.lod, language),
  ])
  return BYTE_ORDER_MARK + [COLUMNS, ...lines].map(csvLine).join('')
}
