/** No guide speaks of other times (epoch ms); days around them stay within what calendars and the database have. */
const FIRST = Date.UTC(1970, 0, 1)
const LAST = Date.UTC(2200, 0, 1)

export function isGuideTime(instant: number): boolean {
  return instant >= FIRST && instant < LAST
}
