import type { DayWarning } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import type { ScheduleDay, ScheduleWarningCode } from '#contract/schemas/live/schedule.ts'

/** Texts of section 8, for whoever reads the wire; the console words the codes itself. */
const TEXTS: Readonly<Record<ScheduleWarningCode, string>> = {
  '413401': 'Gaps Present',
  '413405': 'Schedule Reprocessing',
  '113403': 'Schedule content for this day is not filled',
  '11340201': 'VOD Content Expired',
  '11340202': 'VOD Content Not Available For VLL',
  '11340203': 'VOD Content Not Available For Product',
  '11340204': 'VOD Content Not Published',
  channelExpiry: 'Channel Expiring',
  conditionalPublish: 'Conditional Publish',
}

/** Warnings of a day as the wire has them. */
export function wireWarnings(warnings: readonly DayWarning[]): NonNullable<ScheduleDay['wrng']> {
  return warnings.map(({ code, reasons = [] }) => ({ code, msg: [TEXTS[code], ...reasons].join(': ') }))
}
