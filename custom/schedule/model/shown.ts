import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { searchOfAiring } from './airingInAddress.ts'
import type { Shown, ShownChange } from './scheduleView.ts'

/** Days of schedules are UTC days. */
export const SCHEDULE_ZONE = 'UTC'

/** What the address shows: the week of `day` (today's where it says none), Monday first, or that day alone. */
export function shownFromSearch(params: URLSearchParams, now: number): Shown {
  const mode = params.get('mode') === 'day' ? 'day' : 'week'
  const asked = params.get('day') ?? ''
  const day = isDay(asked) ? asked : dayOf(now, SCHEDULE_ZONE)
  const from = mode === 'day' ? day : mondayOf(day)
  return {
    ...{ mode, from, to: mode === 'day' ? day : shiftDay(from, 6) },
    shape: params.get('as') === 'list' ? 'list' : 'timeline',
    side: params.get('st') === 'published' ? 'published' : 'draft',
    ghosts: params.get('ghosts') !== 'off',
    clock: params.get('clock') === 'mine' ? 'mine' : 'channel',
  }
}

/** The address that shows something else; what the defaults say is not in it. */
export function searchOfShown(params: URLSearchParams, change: ShownChange): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  if (change.day !== undefined) put('day', change.day)
  if (change.mode) put('mode', change.mode === 'day' ? 'day' : undefined)
  if (change.shape) put('as', change.shape === 'list' ? 'list' : undefined)
  if (change.side) put('st', change.side === 'published' ? 'published' : undefined)
  if (change.ghosts !== undefined) put('ghosts', change.ghosts ? undefined : 'off')
  if (change.clock) put('clock', change.clock === 'mine' ? 'mine' : undefined)
  if (change.airing) for (const [name, value] of new URLSearchParams(searchOfAiring(change.airing))) put(name, value)
  return next
}

/** The days from one to another, both with them. */
export function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day)
  return days
}

/** Weeks start on Monday, whatever the language (specification section 9). */
export function mondayOf(day: Day): Day {
  return shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
