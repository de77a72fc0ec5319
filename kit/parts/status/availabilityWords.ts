import type { AirState } from '#contract/rules/availability/titleState.ts'
import type { UnavailableReason } from '#contract/rules/availability/whyUnavailable.ts'
import type { Formatter, Instant } from '../format/createFormatter.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

type Speech = {
  translate: Translate
  date: (instant: Instant) => string
} & Pick<Formatter, 'relativeDays' | 'dateTime'>

type Window = { from?: Instant | undefined; until?: Instant | undefined }

/** 'Not published; Not in this product': why viewers of a product cannot have a title. */
export function reasonWords(reasons: readonly UnavailableReason[], translate: Translate): string {
  return reasons.map((reason) => translate(`status.availability.why.${reason}`)).join('; ')
}

/**
 * Beside the word: 'from 04 Dec 2026 00:00', '12 days ago', 'ends in 6 days', 'Not published'; undefined where it says
 * enough.
 */
export function detailWords(
  { word, from, until, endsSoonDays, reasons }: AirState,
  speech: Speech,
): string | undefined {
  const { translate, dateTime, relativeDays } = speech
  if (word === 'OFF') return reasonWords(reasons, translate)
  if (word === 'FUTURE' && from !== undefined) return translate('status.availability.from', { date: dateTime(from) })
  if (word === 'EXPIRED' && until !== undefined) return relativeDays(until)
  if (endsSoonDays === undefined) return undefined
  return translate('status.availability.endsInDays', { smart_count: endsSoonDays })
}

/** Reasons that neither word nor detail tells: of an expired or future title, what else stands against it. */
export function furtherReasons({ word, reasons }: AirState): readonly UnavailableReason[] {
  if (word === 'OFF') return []
  return reasons.filter((reason) => reason !== 'expired' && !(word === 'ARCHIVED' && reason === 'notPublished'))
}

/** Both ends of a window, each shown by `date`: as a day, or to the minute. */
export function rangeWords({ from, until }: Window, { translate, date }: Pick<Speech, 'translate' | 'date'>): string {
  if (from !== undefined && until !== undefined)
    return translate('status.availability.range', { start: date(from), end: date(until) })
  if (from !== undefined) return translate('status.availability.since', { start: date(from) })
  if (until !== undefined) return translate('status.availability.until', { end: date(until) })
  return translate('status.availability.always')
}
