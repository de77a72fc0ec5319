import { clockLabel } from '#contract/rules/dates/rulerTicks.ts'
import type { OfferKind } from '#contract/rules/schedule/commands/offers.ts'
import type { Refusal } from '#contract/rules/schedule/commands/refusal.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { FixedReason } from '#contract/rules/schedule/model/whyFixed.ts'
import type { AiringChange } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import type { KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { momentText } from '#kit/parts/timeline/rulerText.ts'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** What words about a schedule are made with; clocks are those of `zone`. */
export type ScheduleWords = {
  translate: Translate
  format: Formatter
  /** BCP 47 name of the language of titles. */
  language: string
  zone: string
  titles: KnownTitles
}

/** The name of what airs: as its title has it now, else as the day was stored with it, else its id. */
export function nameOf({ pgmId, rest, kind }: Airing, { titles, language, translate }: ScheduleWords): string {
  const title = pgmId === undefined ? undefined : titles.get(pgmId)
  const snapshot = isObject(rest.pgm) ? titleOf(rest.pgm, language) : ''
  return (title && titleOf(title, language)) || snapshot || pgmId || translate(`schedule.kinds.${kind}`)
}

/** The name of what plays: 'Ad in Mulan', or 'Mulan' where it is what the `whole` of it is. */
export function pieceName(
  { type, whole }: { type: string; whole: string },
  name: string,
  { translate }: Pick<ScheduleWords, 'translate'>,
): string {
  if (type === whole) return name
  return translate('scheduleOnAir.within', { kind: translate(`schedule.kinds.${type}`, { _: type }), name })
}

/** '10:15', with the letters of the zone where that time comes twice. */
export function clockText(instant: number, zone: string): string {
  const { time, letters } = clockLabel(instant, zone)
  return letters ? `${time} ${letters}` : time
}

/** 'Tue 24 Nov 10:15' by the clocks of the words' zone. */
export function momentOf(instant: number, { format, zone }: Pick<ScheduleWords, 'format' | 'zone'>): string {
  return momentText(instant, zone, format.settings.language)
}

/** Why an airing keeps its time. */
export function fixedText(reason: FixedReason, { translate }: Pick<ScheduleWords, 'translate'>): string {
  return translate(`schedule.fixed.${reason}`)
}

/** Why a command did nothing, how much time is missing and where the nearest room is, in one sentence each. */
export function refusalText(refused: Refusal, schedule: Schedule, words: ScheduleWords): string {
  const { translate, format } = words
  const { missing, nearest } = refused
  return [
    reasonText(refused, schedule, words),
    missing ? translate('schedule.refused.missing', { length: format.duration(missing) }) : '',
    nearest === undefined ? '' : translate('schedule.refused.nearest', { time: momentOf(nearest, words) }),
  ]
    .filter(Boolean)
    .join(' ')
}

function reasonText({ reason, blockedBy }: Refusal, { byId }: Schedule, words: ScheduleWords): string {
  const { translate } = words
  const other = typeof blockedBy === 'object' ? byId.get(blockedBy.airing) : undefined
  const title = other && nameOf(other, words)
  if (reason === 'overlap')
    return title ? translate('schedule.refused.overlap', { title }) : translate('schedule.refused.overlapOf')
  if (reason !== 'blocked') return translate(`schedule.refused.${reason}`)
  if (title) return translate('schedule.refused.blocked', { title })
  if (blockedBy === 'window') return translate('schedule.refused.blockedByWindow')
  return translate(blockedBy === 'day' ? 'schedule.refused.blockedByDay' : 'schedule.refused.blockedBy')
}

/** What an offer does: 'Place at Tue 10:15', 'Swap with Mulan'. */
export function offerText(kind: OfferKind, { nearest, blockedBy }: Refusal, schedule: Schedule, words: ScheduleWords) {
  const other = typeof blockedBy === 'object' ? schedule.byId.get(blockedBy.airing) : undefined
  return words.translate(`schedule.offers.${kind}`, {
    time: nearest === undefined ? '' : momentOf(nearest, words),
    title: other ? nameOf(other, words) : '',
  })
}

/** What happened to an airing, in a line: 'Moved: Mulan, Tue 24 Nov 10:15 to Tue 24 Nov 11:00'. */
export function changeLine(change: AiringChange, words: ScheduleWords): string {
  const { translate } = words
  const { airing } = change
  return translate(`schedule.changeLines.${change.kind}`, {
    title: nameOf(airing, words),
    time: momentOf(airing.start, words),
    before: 'was' in change ? momentOf(change.was.start, words) : '',
    what: change.kind === 'changed' ? changedFields(change.fields, words) : '',
  })
}

function changedFields(fields: readonly (keyof Airing)[], { translate, format }: ScheduleWords): string {
  return format.list(fields.filter((field) => field !== 'rest').map((field) => translate(`schedule.fields.${field}`)))
}

/** What happened to an airing, in a word: 'Moved'. */
export function changeText({ kind }: AiringChange, { translate }: Pick<ScheduleWords, 'translate'>): string {
  return translate(`schedule.changes.${kind}`)
}
