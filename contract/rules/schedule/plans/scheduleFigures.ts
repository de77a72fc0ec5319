import type { ScheduleWarningCode } from '#contract/schemas/live/schedule.ts'
import { type Day, dayBounds } from '../../dates/zoneDays.ts'
import type { AdLimit } from '../../ads/adLoadOf.ts'
import { sharedRange, type TimeRange } from '../../time/ranges.ts'
import { airingsWithin } from '../model/airingsWithin.ts'
import { rangeOf, type Airing, type Schedule } from '../model/schedule.ts'
import { adLoad } from '../warnings/adLoad.ts'
import { dayOverlaps, dayWarnings, type WarningFacts } from '../warnings/dayWarnings.ts'
import { repeatsWithin } from '../warnings/repeats.ts'
import { sweep } from '../sweep.ts'

/** What one compares versions of a schedule by: lengths in ms, the rest counted. */
type ScheduleFigures = {
  /** By genre, the leading one of each title; '' where none is known. Ads, promos and the like are no part of it. */
  genres: ReadonlyMap<string, number>
  /** Programs that air again sooner than the distance that was asked for. */
  repeats: number
  /** Ads altogether, the most of one hour of the clock, and hours over the limit. */
  ads: number
  mostAds: number
  overloaded: number
  /** Warnings by code, days that have one counted. */
  warnings: ReadonlyMap<ScheduleWarningCode | 'overlap', number>
  gaps: number
  airings: number
}

type FiguresAsked = {
  days: readonly Day[]
  genresOf: (airing: Airing) => readonly string[]
  /** No program airs again within so many ms. */
  spacing: number
  /** How many ms of ads an hour may have. */
  adLimit: AdLimit
}

/** The figures of some days in a row of a schedule, for a what-if branch beside another version of the same days. */
export function scheduleFigures(schedule: Schedule, asked: FiguresAsked & WarningFacts): ScheduleFigures {
  const { days, adLimit } = asked
  const bounds = days.map((day) => dayBounds(day, schedule.zone))
  const range = { from: bounds[0]?.from ?? 0, to: bounds.at(-1)?.to ?? 0 }
  const airings = airingsWithin(schedule, range)
  const order = new Set(airings.map(({ id }) => id))
  const hours = adLoad(schedule, range)
  return {
    genres: genreTimes(airings, range, asked.genresOf),
    repeats: repeatsWithin(schedule, asked.spacing).filter(({ airing }) => order.has(airing)).length,
    ads: hours.reduce((sum, { ads }) => sum + ads, 0),
    mostAds: hours.reduce((most, { ads }) => Math.max(most, ads), 0),
    overloaded: hours.filter(({ from, ads }) => ads > adLimit(from)).length,
    warnings: warningCounts(schedule, asked),
    gaps: sweep(airings.map(rangeOf), range).gaps.reduce((sum, { from, to }) => sum + to - from, 0),
    airings: airings.length,
  }
}

function genreTimes(airings: readonly Airing[], range: TimeRange, genresOf: FiguresAsked['genresOf']) {
  const times = new Map<string, number>()
  for (const airing of airings) {
    if (airing.kind !== 'vod') continue
    const shared = sharedRange(rangeOf(airing), range)
    const [genre = ''] = genresOf(airing)
    if (shared) times.set(genre, (times.get(genre) ?? 0) + shared.to - shared.from)
  }
  return new Map([...times].sort(([, one], [, other]) => other - one))
}

function warningCounts(schedule: Schedule, { days, ...facts }: FiguresAsked & WarningFacts) {
  const counts = new Map<ScheduleWarningCode | 'overlap', number>()
  const add = (code: ScheduleWarningCode | 'overlap') => counts.set(code, (counts.get(code) ?? 0) + 1)
  for (const day of days) {
    for (const { code } of dayWarnings(schedule, day, facts)) add(code)
    if (dayOverlaps(schedule, day).length > 0) add('overlap')
  }
  return counts
}
