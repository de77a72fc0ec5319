import { clockLabel } from '#contract/rules/dates/rulerTicks.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { AiringFlag, GuideAiring } from '#contract/schemas/live/guide.ts'
import { dayWords, weekdayWord } from '#kit/parts/format/dayWords.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'

export type Translate = (key: string, values?: Record<string, unknown>) => string

/** What words about the guide are made with. `zone` is that of the guide's days. */
export type GuideWords = { translate: Translate; format: Formatter; zone: string }

/** '21:00', with the letters of the zone where that time comes twice. */
export function clockText(instant: number, zone: string): string {
  const { time, letters } = clockLabel(instant, zone)
  return letters ? `${time} ${letters}` : time
}

/** '21:00'; with its day where a hole or an airing lasts so long that the time alone would not say which. */
export function edgeText(instant: number, { from, to }: TimeRange, { format, zone }: GuideWords): string {
  const time = clockText(instant, zone)
  if (to - from < DAY_MS) return time
  const { language } = format.settings
  return `${to - from < 7 * DAY_MS ? weekdayWord(language, zone, instant) : dayWords(language, zone, instant)} ${time}`
}

/** '21:00 to 22:35' */
export function timesText({ from, to }: TimeRange, { translate, zone }: GuideWords): string {
  return translate('epg.times', { from: clockText(from, zone), to: clockText(to, zone) })
}

/** 'S2 E3', 'E41'; '' where neither is known. */
export function episodeText({ ssn_n, eps_n }: GuideAiring, { translate }: Pick<GuideWords, 'translate'>): string {
  if (ssn_n !== undefined && eps_n !== undefined)
    return translate('epg.episode.both', { season: ssn_n, episode: eps_n })
  if (eps_n !== undefined) return translate('epg.episode.one', { episode: eps_n })
  return ssn_n === undefined ? '' : translate('epg.episode.season', { season: ssn_n })
}

/** 'Licence ends 22:00': the time alone where it is of the day that the airing begins, else the date. */
export function flagText({ reason, at, of }: AiringFlag, airing: TimeRange, words: GuideWords): string {
  const { translate, zone, format } = words
  if (at === undefined) return translate(`epg.flag.${reason}`, { of: translate(`epg.of.${of}`) })
  const isNear = clockLabel(at, zone).day === clockLabel(airing.from, zone).day
  return translate(`epg.flag.${reason}`, { time: isNear ? clockText(at, zone) : format.date(at) })
}
