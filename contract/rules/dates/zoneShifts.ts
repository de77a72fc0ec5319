import { DAY_MS } from '#contract/values/timers.ts'
import type { TimeRange } from '../time/ranges.ts'
import { isTimeZone, offsetAt } from './zonedParts.ts'

/** A span in which a zone's clocks are not changed: `offset` is what they are ahead of UTC, in ms. */
type ZoneSpan = TimeRange & { offset: number }

/** Clocks change on whole minutes. */
const PRECISION_MS = 60_000

/** A range cut where the zone's clocks are changed; one span where they are not. */
export function zoneSpans({ from, to }: TimeRange, zone: string): ZoneSpan[] {
  const spans: ZoneSpan[] = [{ from, to, offset: offsetAt(from, zone) }]
  for (let at = from; at < to && zone !== 'UTC'; at += DAY_MS) {
    const end = Math.min(to, at + DAY_MS)
    const last = spans.at(-1)
    const offset = offsetAt(end, zone)
    if (!last || offset === last.offset) continue
    last.to = shiftBetween(at, end, last.offset, zone)
    if (last.to < to) spans.push({ from: last.to, to, offset })
  }
  return spans
}

/** The first instant after `from` whose offset is another one. */
function shiftBetween(from: number, to: number, offset: number, zone: string): number {
  let [low, high] = [Math.floor(from / PRECISION_MS), Math.ceil(to / PRECISION_MS)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * PRECISION_MS, zone) === offset) low = middle
    else high = middle
  }
  return high * PRECISION_MS
}

/**
 * The spans whose times have been shown before, when clocks go back: the second 01:00 to 02:00 of London's last
 * Sunday in October.
 */
export function repeatedTimes(range: TimeRange, zone: string): TimeRange[] {
  const wide = { from: range.from - DAY_MS, to: range.to }
  return zoneSpans(wide, zone).flatMap((span, index, all) => {
    const before = all[index - 1]
    const back = before ? before.offset - span.offset : 0
    return back > 0 && span.from + back > range.from ? [{ from: span.from, to: span.from + back }] : []
  })
}

/** Do the zone's clocks show the time of this instant twice, before or after it? */
export function comesTwice(instant: number, zone: string): boolean {
  const offset = offsetAt(instant, zone)
  return [instant - DAY_MS, instant + DAY_MS].some((near) => {
    const other = offsetAt(near, zone)
    return other !== offset && offsetAt(instant + offset - other, zone) === other
  })
}

/** English alone has letters for zones, each kind of English for its own. */
const LOCALES = ['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-NZ', 'en-IN', 'en-ZA']
const formats = new Map<string, Intl.DateTimeFormat[]>()

/** 'BST', 'EDT', 'LHST' at an instant; 'GMT+8' for a zone without letters. */
export function zoneLetters(instant: number, zone: string): string {
  const names = formatsOf(zone).map(
    (format) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  )
  return names.find((name) => !/[+-]/.test(name)) ?? names[0] ?? ''
}

function formatsOf(zone: string): Intl.DateTimeFormat[] {
  const known = formats.get(zone)
  if (known) return known
  const timeZone = isTimeZone(zone) ? zone : 'UTC'
  const made = LOCALES.map((locale) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }))
  formats.set(zone, made)
  return made
}
