import type { ResolvedWall } from './resolveWall.ts'
import { resolveWall } from './resolveWall.ts'
import type { Day } from './zoneDays.ts'
import { dayBounds, dayOf, shiftDay } from './zoneDays.ts'

/** Where and when a typed moment is read. */
type MomentSettings = {
  zone: string
  now: number
  /** The day that a time alone belongs to: the one that is looked at. */
  day: Day
  /** Words of the reader's language beside the English ones. */
  words?: MomentWords
}

type MomentWords = {
  now: string
  today: string
  tomorrow: string
  yesterday: string
  /** Short names, January first. */
  months: readonly string[]
}

/** `isDay`: no time was named, the instant is the start of the day. */
export type TypedMoment = ResolvedWall & { isDay: boolean }

const MAX_LENGTH = 64
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAY_WORDS = { yesterday: -1, today: 0, tomorrow: 1 } as const
const TIME = /(?:^|\s|T)(\d{1,2})(?:[:.h](\d{2})(?::\d{2})?)?\s*([ap]m)?$/i

/**
 * A moment as people type it: '21:00', '9pm', 'now', 'tomorrow', 'tomorrow 6:30', '3 Dec 20:30', 'Dec 3',
 * '2026-12-03T20:30', '12月3日 20:30'. Times are readings of the zone's clocks; a date without a year is the nearest to
 * now. Undefined for other text.
 */
export function readMoment(text: string, settings: MomentSettings): TypedMoment | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  if (plain === '' || plain.length > MAX_LENGTH) return undefined
  if (plain === 'now' || plain === settings.words?.now.toLowerCase())
    return { kind: 'once', instant: settings.now, isDay: false }
  const whole = readDay(plain, settings)
  if (whole) return { kind: 'once', instant: dayBounds(whole, settings.zone).from, isDay: true }
  const match = TIME.exec(plain)
  const time = match && readTime(match)
  const before = match ? plain.slice(0, match.index).replace(/[,\s]+$/, '') : ''
  const day = before === '' ? settings.day : readDay(before, settings)
  if (!time || !day) return undefined
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return { ...resolveWall({ year, month, day: date, ...time, second: 0 }, settings.zone), isDay: false }
}

/** A number alone is an hour only beside 'am' or 'pm'; 24:00 is no reading of a clock. */
function readTime([, hours = '', minutes, half]: RegExpExecArray): { hour: number; minute: number } | undefined {
  if (minutes === undefined && half === undefined) return undefined
  const hour = Number(hours)
  const minute = Number(minutes ?? 0)
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined
  if (!half) return { hour, minute }
  return { hour: (hour % 12) + (half === 'pm' ? 12 : 0), minute }
}

function readDay(text: string, { zone, now, words }: MomentSettings): Day | undefined {
  const today = dayOf(now, zone)
  for (const [word, by] of Object.entries(DAY_WORDS))
    if (text === word || text === words?.[word as keyof typeof DAY_WORDS].toLowerCase()) return shiftDay(today, by)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? /^(\d{4})年(\d{1,2})月(\d{1,2})日?$/.exec(text)
  if (iso) return validDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const cjk = /^(\d{1,2})月(\d{1,2})日?$/.exec(text)
  if (cjk) return nearest(Number(cjk[1]), Number(cjk[2]), today)
  const first = /^(\d{1,2})\s*([^\d\s,]+)(?:[\s,]+(\d{4}))?$/.exec(text)
  const [, date, name = '', year] = first ?? swapped(/^([^\d\s,]+)\s*(\d{1,2})(?:[\s,]+(\d{4}))?$/.exec(text)) ?? []
  const month = monthOf(name, words?.months)
  if (date === undefined || month === 0) return undefined
  return year === undefined ? nearest(month, Number(date), today) : validDay(Number(year), month, Number(date))
}

function swapped(match: RegExpExecArray | null): (string | undefined)[] | undefined {
  return match ? [match[0], match[2], match[1], match[3]] : undefined
}

/** 1 to 12 for the start of a month's name in English or the given words, 0 for none. */
function monthOf(name: string, months: readonly string[] = []): number {
  const bare = name.replace(/\.$/, '')
  if (bare === '') return 0
  const english = bare.length < 3 ? -1 : MONTHS.indexOf(bare.slice(0, 3))
  return 1 + (english === -1 ? months.findIndex((month) => month.toLowerCase().replace(/\.$/, '') === bare) : english)
}

function nearest(month: number, date: number, today: Day): Day | undefined {
  const year = Number(today.slice(0, 4))
  const away = (day: Day) => Math.abs(Date.parse(day) - Date.parse(today))
  const days = [year - 1, year, year + 1].flatMap((one) => validDay(one, month, date) ?? [])
  return days.sort((one, other) => away(one) - away(other))[0]
}

function validDay(year: number, month: number, date: number): Day | undefined {
  const day = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-')
  return shiftDay(day, 0) === day ? day : undefined
}
