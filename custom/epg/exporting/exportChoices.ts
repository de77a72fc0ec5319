import { dayBounds, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import { GUIDE_FILE_CHANNEL_DAYS, GUIDE_FILE_CHANNELS, GUIDE_FILE_NAMED } from '#contract/values/guide.ts'
import type { FEED_FORMATS } from '#contract/values/ingestion.ts'
import { DAY_MS } from '#contract/values/timers.ts'

export type ExportChoices = {
  /** Those that the filter shows, or some. */
  which: 'shown' | 'chosen'
  channels: readonly GuideChannel[]
  /** First and last day, both included. */
  from: Day
  to: Day
  format: (typeof FEED_FORMATS)[number]
}

/** A week from the day that is looked at. */
export function firstChoices(day: Day): ExportChoices {
  return { which: 'shown', channels: [], from: day, to: shiftDay(day, 6), format: 'xmltv' }
}

/** The instants of the chosen days; undefined where they are no days, or the last lies before the first. */
export function spanOfDays({ from, to }: Pick<ExportChoices, 'from' | 'to'>, zone: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(from) || !/^\d{4}-\d{2}-\d{2}$/.test(to) || to < from) return undefined
  return { from: dayBounds(from, zone).from, to: dayBounds(to, zone).to }
}

/** Why there is nothing to give out yet, or too much at once. */
export function whyNotExport(choices: ExportChoices, zone: string, total: number | undefined) {
  const span = spanOfDays(choices, zone)
  const [count, room] =
    choices.which === 'shown' ? [total ?? 0, GUIDE_FILE_CHANNELS] : [choices.channels.length, GUIDE_FILE_NAMED]
  if (count === 0) return { key: 'noChannels', most: 0 } as const
  if (!span) return { key: 'noDays', most: 0 } as const
  if (count > room) return { key: 'tooManyChannels', most: 0 } as const
  const days = Math.ceil((span.to - span.from) / DAY_MS)
  const most = Math.floor(GUIDE_FILE_CHANNEL_DAYS / count)
  return days > most ? ({ key: 'tooManyDays', most } as const) : undefined
}
