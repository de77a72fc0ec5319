import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { dayWords, weekdayWord } from '#kit/parts/format/dayWords.ts'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string
type BoardWords = { translate: Translate; format: Formatter; language: string }

/** What lies so near needs no day, in ms. */
const NEAR_MS = 43_200_000

/** Ahead of that a weekday names one day. */
const WEEK_MS = 6 * DAY_MS

/** '21:00' today and within the next hours, 'Thu 21:00' within a week, 'Thu 26 Nov 21:00' on another day of the reader's zone. */
export function momentText(instant: number, { format }: Pick<BoardWords, 'format'>): string {
  const { language, timeZone } = format.settings
  const time = format.time(instant)
  const now = format.now()
  if (Math.abs(instant - now) < NEAR_MS || dayOf(instant, timeZone) === dayOf(now, timeZone)) return time
  const isSoon = instant > now && instant - now < WEEK_MS
  const day = isSoon ? weekdayWord(language, timeZone, instant) : dayWords(language, timeZone, instant)
  return `${day} ${time}`
}

/** 'Thu 26 Nov' of a calendar day. */
export function dayText(day: string, { format }: Pick<BoardWords, 'format'>): string {
  return dayWords(format.settings.language, 'UTC', Date.parse(`${day}T12:00:00Z`))
}

/** 'Thu 26 Nov', 'Thu 26 Nov to Sat 28 Nov', or how many days where they do not follow each other. */
function daysText(days: readonly string[], words: BoardWords): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (first === last) return dayText(first, words)
  const span = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1
  const ends = { from: dayText(first, words), to: dayText(last, words) }
  if (span === days.length) return words.translate('airBoard.days', ends)
  return words.translate('airBoard.someDays', { ...ends, smart_count: days.length })
}

/** What is wrong with the rights, by the first of its reasons: 'Licence ends 22:00'. */
function rightsText({ flags = [] }: OnAirProblem, words: BoardWords): string {
  const [flag] = flags
  if (!flag) return ''
  const of = words.translate(`epg.of.${flag.of}`)
  const time = flag.at === undefined ? '' : momentText(flag.at, words)
  return words.translate(`epg.flag.${flag.reason}`, { of, time })
}

/** What exactly is wrong, in one line; `now` in epoch ms. */
export function problemText(problem: OnAirProblem, now: number, words: BoardWords): string {
  const { translate, format, language } = words
  const { kind, from, to = from, count, days = [] } = problem
  const values = { time: momentText(from, words), length: format.duration(to - from), smart_count: count }
  const key = count > 1 ? 'many' : 'one'
  switch (kind) {
    case 'deadAir':
      return from <= now
        ? translate('airBoard.detail.deadAir.now', { ...values, time: momentText(to, words) })
        : translate(`airBoard.detail.deadAir.${key}`, values)
    case 'noGuide':
      return translate(`airBoard.detail.noGuide.${from <= now ? 'past' : 'ahead'}`, values)
    case 'overlap':
      return translate(`airBoard.detail.overlap.${key}`, values)
    case 'rights':
      return translate(`airBoard.detail.rights.${key}`, {
        ...values,
        title: titleOf(problem, language),
        reason: rightsText(problem, words),
      })
    case 'draft':
    case 'waiting':
      return translate(`airBoard.detail.${kind}`, { ...values, days: daysText(days, words) })
  }
}

/** The same for a card, which has its channel and its countdown already. */
export function cardText(problem: OnAirProblem, now: number, words: BoardWords): string {
  const { translate, language } = words
  const { kind } = problem
  if (kind === 'rights')
    return translate('airBoard.expires', { title: titleOf(problem, language), reason: rightsText(problem, words) })
  const detail = problemText(problem, now, words)
  if (kind === 'deadAir' || kind === 'noGuide') return detail
  return translate('airBoard.task', { kind: translate(`airBoard.kind.${kind}`), channel: detail })
}
