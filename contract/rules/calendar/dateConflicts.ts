import type { DateFacts } from '#contract/schemas/publicationCalendar.ts'
import type { DateConflict } from '#contract/values/calendar.ts'
import { parseDate } from '../dates/parseDate.ts'

/** From when to when, epoch ms; an end that is not set is open. */
export type Dates = { start?: number | undefined; end?: number | undefined }
/** `count`: how many things it concerns. */
export type FoundConflict = { code: DateConflict; count?: number }

/** What stands beside the dates that are judged. */
export type Beside = { kind: 'licence' | 'release' | 'page' | 'container'; facts: DateFacts; now: number }

/**
 * What is wrong with the dates of one thing, held against what else is known of it; the calendar asks it of dates as
 * they are, and of those that somebody drags. What is over and gone is not told any more.
 */
export function dateConflicts(dates: Dates, { kind, facts, now }: Beside): FoundConflict[] {
  const turned: FoundConflict[] = isTurned(dates) && kind !== 'release' ? [{ code: 'turned' }] : []
  if (kind === 'page') return turned
  if (kind === 'container') return [...turned, ...endingTitles(dates, facts, now)]
  const licence = kind === 'licence' ? dates : readDates(facts.licence)
  const timing = kind === 'release' ? dates : readDates(facts.timing)
  const isFailed = facts.timing?.failed === true
  return [
    ...(isFailed ? [{ code: 'failed' as const }] : []),
    ...turned,
    ...(isTurned(timing) ? [{ code: 'timingCrosses' as const }] : []),
    ...releaseOutside(licence, isFailed ? {} : timing),
    ...(kind === 'licence' ? [...unlicensed(licence, facts, now), ...shownBeyond(licence, facts, now)] : []),
  ]
}

/** A title that is published at an instant at which nobody may show it. */
function releaseOutside(licence: Dates, { start }: Dates): FoundConflict[] {
  if (start === undefined) return []
  if (licence.start !== undefined && start < licence.start) return [{ code: 'releaseTooEarly' }]
  return licence.end !== undefined && start >= licence.end ? [{ code: 'releaseTooLate' }] : []
}

function unlicensed({ start = -Infinity, end = Infinity }: Dates, { live }: DateFacts, now: number): FoundConflict[] {
  return live && (now < start || now >= end) ? [{ code: 'unlicensed' }] : []
}

/** Containers that still name the title when its licence has ended. */
function shownBeyond({ end }: Dates, { shown = [] }: DateFacts, now: number): FoundConflict[] {
  if (end === undefined) return []
  const beyond = shown.filter((one) => {
    const until = parseDate(one.end) ?? Infinity
    return until > end && until > now
  })
  return beyond.length > 0 ? [{ code: 'shownBeyond', count: beyond.length }] : []
}

/** Titles of a container that end while it is shown; those that have ended are the more so. */
function endingTitles({ end = Infinity }: Dates, { titleEnds = [] }: DateFacts, now: number): FoundConflict[] {
  if (end <= now) return []
  const ending = titleEnds.filter((text) => (parseDate(text) ?? Infinity) < end)
  return ending.length > 0 ? [{ code: 'showsEnding', count: ending.length }] : []
}

/** A day of a channel: one with gaps, and a near one that nobody has published. */
export function dayConflicts(
  day: { dt: string; st: 'draft' | 'published'; gaps: number },
  now: number,
): FoundConflict[] {
  const from = Date.parse(day.dt)
  if (from + DAY_MS <= now) return []
  return [
    ...(day.st === 'draft' && from - now < NEAR_MS ? [{ code: 'notPublished' as const }] : []),
    ...(day.gaps > 0 ? [{ code: 'gaps' as const, count: day.gaps }] : []),
  ]
}

const DAY_MS = 86_400_000
/** A day that begins sooner than this should be ready. */
const NEAR_MS = 2 * DAY_MS

const isTurned = ({ start, end }: Dates) => start !== undefined && end !== undefined && start >= end

function readDates(dates: { start?: string; end?: string } | undefined): Dates {
  return { start: parseDate(dates?.start), end: parseDate(dates?.end) }
}
