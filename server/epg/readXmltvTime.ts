import { wallTime } from '#contract/rules/dates/wallTime.ts'
import { utcInstant, type WallClock } from '#contract/rules/dates/zonedParts.ts'
import { offsetMs, RFC_2822_ZONES } from '#contract/rules/dates/zoneOffset.ts'
import { isGuideTime } from './guideTimes.ts'

/** Offsets that the letters of a zone stand for, where a feed writes them instead. */
const LETTERS: Readonly<Record<string, string>> = {
  ...RFC_2822_ZONES,
  Z: '+0000',
  UT: '+0000',
  UTC: '+0000',
  GMT: '+0000',
  WET: '+0000',
  BST: '+0100',
  WEST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
  MSK: '+0300',
  IST: '+0530',
  ICT: '+0700',
  WIB: '+0700',
  MYT: '+0800',
  SGT: '+0800',
  HKT: '+0800',
  PHT: '+0800',
  AWST: '+0800',
  JST: '+0900',
  KST: '+0900',
  AEST: '+1000',
  AEDT: '+1100',
  NZST: '+1200',
  NZDT: '+1300',
}
const FORM = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})?(\d{2})?)?\s*(?:([+-]\d{1,2}:?\d{2})|([A-Za-z]{1,5}))?$/

/** What a time of XMLTV says, and whether it names its zone. */
type XmltvTime = { at: number; hasZone: boolean }

/**
 * The instant (epoch ms) of 'YYYYMMDDhhmmss +hhmm'. Parts may be missing from the right, down to the day; the offset may
 * have a colon or be the letters of a zone. Without either, and with letters that nobody knows, the time is read on the
 * clocks of the given zone. Undefined for what is no time, the 31st of February and times of no guide included.
 */
export function readXmltvTime(text: string, zone = 'UTC'): XmltvTime | undefined {
  const match = FORM.exec(text.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const clock = { year, month, day, hour, minute, second }
  if (!exists(clock)) return undefined
  const [digits, letters = ''] = match.slice(7)
  const written = digits ?? LETTERS[letters.toUpperCase()]
  const offset = written === undefined ? undefined : offsetMs(written)
  if (written !== undefined && offset === undefined) return undefined
  const at = offset === undefined ? wallTime(clock, zone) : utcInstant(clock) - offset
  return isGuideTime(at) ? { at, hasZone: offset !== undefined } : undefined
}

/** A day of the calendar, and a time of the clock; a leap second is the second after. */
function exists(clock: WallClock): boolean {
  const { year, month, day, hour, minute, second } = clock
  if (year < 1900 || month < 1 || month > 12 || day < 1 || hour > 24 || minute > 59 || second > 60) return false
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}
