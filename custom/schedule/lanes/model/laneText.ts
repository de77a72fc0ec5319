import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { endOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { AiringChange } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import type { RightsFailure } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { namesOf, titleOf, type Readable } from '#contract/schemas/readers.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import type { ItemPhase } from '#kit/parts/timeline/timelineLane.ts'
import { lengthText } from '../../model/lengthText.ts'
import { clockText, momentOf, type ScheduleWords } from '../../model/scheduleWords.ts'
import type { AiringItem, LaneItem, LaneTitle } from './laneItem.ts'

/** What words about lanes are made with; titles are those of the items. */
export type LaneWords = Omit<ScheduleWords, 'titles'>

const MINUTE_MS = 60_000

/** What an airing is called and in which language: its title, the snapshot of it, else its id or its kind. */
export function airingTitle(
  { airing, title }: { airing: Airing; title: LaneTitle },
  { translate, language }: Pick<LaneWords, 'translate' | 'language'>,
): Name {
  const known = named.get(airing)
  const isSame = known?.title === title && known?.translate === translate && known?.language === language
  if (known && isSame) return known.name
  const name = nameIn({ airing, title }, { translate, language })
  named.set(airing, { title, translate, language, name })
  return name
}

type Name = { text: string; lang: string | undefined }
/** The last name of each: cards, labels and ghosts say it over and over. */
const named = new WeakMap<Airing, Pick<LaneWords, 'translate' | 'language'> & { title: LaneTitle; name: Name }>()

function nameIn(
  { airing, title }: { airing: Airing; title: LaneTitle },
  { translate, language }: Pick<LaneWords, 'translate' | 'language'>,
): Name {
  const snapshot = isObject(airing.rest.pgm) ? airing.rest.pgm : undefined
  for (const record of [title, snapshot]) {
    const text = record ? titleOf(record, language) : ''
    if (record && text !== '') return { text, lang: languageOf(record, text, language) }
  }
  return { text: airing.pgmId ?? translate(`schedule.kinds.${airing.kind}`), lang: undefined }
}

function languageOf(record: Readable, text: string, language: string): string | undefined {
  const names = namesOf(record).filter(({ n }) => n === text)
  return (names.find(({ lang }) => lang === language) ?? names[0])?.lang
}

/** What stands under a title: the worst that is to be said of the airing, else when it begins and how long it runs. */
export function detailText(item: AiringItem, phase: ItemPhase, words: LaneWords): string {
  const { translate, format, zone } = words
  const { airing } = item
  const clock = clockText(airing.start, zone)
  if (phase === 'now') return translate('scheduleLanes.onAir', { time: clock })
  const [problem] = problemTexts(item, words)
  if (problem !== undefined && phase !== 'past') return problem
  if (item.change && phase !== 'past') return changeText(item.change, words)
  if (airing.pinned) return translate('scheduleLanes.pinnedAt', { time: clock })
  return translate('scheduleLanes.timeAndLength', { time: clock, length: format.duration(airing.dur) })
}

/** Why an airing may not air as it is planned, the first first. */
export function problemTexts({ failures, overlap }: AiringItem, words: LaneWords): string[] {
  return [
    ...failures.map((failure) => failureText(failure, words)),
    ...(overlap > 0 ? [words.translate('scheduleLanes.overlap', { length: words.format.duration(overlap) })] : []),
  ]
}

const FAILURES: Readonly<Record<RightsFailure['code'], string>> = {
  11340201: 'expired',
  11340202: 'notAvailable',
  11340203: 'notInProduct',
  11340204: 'notPublished',
}

/** 'Expired 12 Nov', 'Expires 12 Nov' where that is yet to come, 'From 4 Dec' */
function failureText({ code, at, field, whose }: RightsFailure, { translate, format, zone }: LaneWords): string {
  if (whose.kind === 'channel' && field === 'st') return translate('scheduleLanes.failures.channelDraft')
  if (at === undefined) return translate(`scheduleLanes.failures.${FAILURES[code]}`)
  const date = dayWords(format.settings.language, zone, at, 'date')
  const name = code === '11340201' ? (at > format.now() ? 'expires' : 'expiredOn') : 'from'
  return translate(`scheduleLanes.failures.${name}`, { date })
}

/** 'Moved +30 min', 'New', 'Changed' */
export function changeText(change: AiringChange, { translate, format }: LaneWords): string {
  if (change.kind !== 'moved') return translate(`scheduleLanes.${change.kind === 'added' ? 'new' : 'changed'}`)
  const sign = change.by < 0 ? '−' : '+'
  return translate('scheduleLanes.moved', { by: `${sign}${format.duration(change.by)}` })
}

/** '45 min' */
export function gapText({ from, to }: TimeRange, { format }: LaneWords): string {
  return format.duration(to - from)
}

/** '0:45', where there is no room for words in every language. */
export function shortGapText({ from, to }: TimeRange): string {
  return lengthText(to - from).slice(0, -':00'.length)
}

/**
 * What is heard of an item: 'Morning Show, Tue 24 Nov 10:15 to 11:00, draft, gap of 12 minutes before'. `state` is the
 * word for that of its day.
 */
export function itemText(item: LaneItem, state: string, now: number, words: LaneWords): string {
  const { translate } = words
  if (item.kind === 'gap')
    return translate('scheduleLanes.heardGap', { length: gapText(item.at, words), times: timesText(item.at, words) })
  const { airing } = item
  const heard = [airingTitle(item, words).text, timesText({ from: airing.start, to: endOf(airing) }, words)]
  if (item.kind === 'turn') return [...heard, translate('scheduleLanes.turn', { n: item.turn + 1 })].join(', ')
  const isOn = airing.start <= now && endOf(airing) > now
  return [
    ...heard,
    ...(airing.kind === 'vod' ? [] : [translate(`schedule.kinds.${airing.kind}`)]),
    state,
    ...(isOn ? [translate('scheduleLanes.onAirNow')] : []),
    ...(airing.pinned ? [translate('scheduleLanes.pinned')] : []),
    ...(item.change ? [changeText(item.change, words)] : []),
    ...problemTexts(item, words),
    ...(item.gapBefore > 0
      ? [translate('scheduleLanes.gapBefore', { smart_count: Math.round(item.gapBefore / MINUTE_MS) })]
      : []),
  ].join(', ')
}

/** 'Tue 24 Nov 10:15 to 11:00'; the day of the end as well where that is another. */
function timesText({ from, to }: TimeRange, words: LaneWords): string {
  const { zone, translate } = words
  const isOneDay = dayOf(from, zone) === dayOf(Math.max(from, to - 1), zone)
  return translate('scheduleLanes.times', {
    from: momentOf(from, words),
    to: isOneDay ? clockText(to, zone) : momentOf(to, words),
  })
}
