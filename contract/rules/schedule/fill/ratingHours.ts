import { dayOf, shiftDay } from '../../dates/zoneDays.ts'
import { wallTime } from '../../dates/wallTime.ts'
import type { TimeRange } from '../../time/ranges.ts'

/** Ratings that may air between two readings of the clocks only, in hours (24 is midnight); past midnight where `to` is the earlier. */
type RatingHours = { ratings: readonly string[]; from: number; to: number }

/**
 * Until somebody says otherwise: what is for adults airs from 22:00 to 6:00, what is for those over 16 from 21:00 on.
 * Ratings of every system that the catalogue has; one that is not named may air at any hour.
 */
export const RATING_HOURS: readonly RatingHours[] = [
  { ratings: ['R21', 'M18', '18', 'A', 'R'], from: 22, to: 6 },
  { ratings: ['NC16', '16'], from: 21, to: 6 },
]

/** The zone whose clocks say which hour it is for the viewers of a channel: both sides ask this. */
export function viewersZone({ tz }: Readonly<Record<string, unknown>>): string {
  return typeof tz === 'string' && tz !== '' ? tz : 'UTC'
}

type RatingQuestion = {
  ratings: readonly string[]
  range: TimeRange
  /** The zone whose viewers the hours are meant for. */
  zone: string
  hours?: readonly RatingHours[]
}

/**
 * The hours that something of these ratings breaks if it airs then, or undefined where it may: all of it has to lie
 * within the hours of each of its ratings.
 */
export function brokenRatingHours({
  ratings,
  range,
  zone,
  hours = RATING_HOURS,
}: RatingQuestion): RatingHours | undefined {
  return hours.find((one) => one.ratings.some((rating) => ratings.includes(rating)) && !liesWithin(range, one, zone))
}

/** Hours of a day may begin on the day before, and 24 of them have no end. */
function liesWithin(range: TimeRange, { from, to }: RatingHours, zone: string): boolean {
  if (from === to) return true
  const day = dayOf(range.from, zone)
  return [shiftDay(day, -1), day].some((begin) => {
    const end = to <= from ? shiftDay(begin, 1) : begin
    return clock(begin, from, zone) <= range.from && range.to <= clock(end, to, zone)
  })
}

function clock(day: string, hour: number, zone: string): number {
  const [year = 1970, month = 1, date = 1] = (hour === 24 ? shiftDay(day, 1) : day).split('-').map(Number)
  return wallTime({ year, month, day: date, hour: hour % 24, minute: 0, second: 0 }, zone)
}
