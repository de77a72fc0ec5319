import { DERIVED_AIRING_FIELDS, type ScheduleAiring, type ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { zonedParts } from '../../dates/zonedParts.ts'
import { type Day, dayBounds, shiftDay } from '../../dates/zoneDays.ts'
import { isObject } from '../../diff/json.ts'
import type { TimeRange } from '../../time/ranges.ts'
import { placeOf } from '../model/airingsWithin.ts'
import { endOf, type Airing, type Schedule } from '../model/schedule.ts'
import { whyFixed } from '../model/whyFixed.ts'

const MINUTE_MS = 60_000
/** The words of the wire, not of a screen. */
const WEEK_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/**
 * A day as the wire has it: of airings over midnight the part within it, with everything that follows from the days,
 * the zone and now. `readSchedule` makes of all days together the same airings again.
 */
export function projectDay(schedule: Schedule, day: Day, now: number): ScheduleDay {
  const { st = 'draft', pst, ct, rev, id, key } = schedule.days.get(day) ?? {}
  const bounds = dayBounds(day, schedule.zone)
  const ofDay = { ...(ct !== undefined && { ct }), ...(pst !== undefined && { pst }) }
  const facts = { bounds, week: weekOf(day, schedule.zone), name: WEEK_DAYS[weekDay(day)], now, ofDay }
  return {
    ...(id !== undefined && { id }),
    ...(key !== undefined && { key }),
    ...{ cs: schedule.cs, dt: day, st },
    ...ofDay,
    ar: airingsOf(schedule, bounds).map((airing) => partOf(schedule, airing, facts)),
    ...(rev !== undefined && { rev }),
  }
}

/** What is stored of a day: of each part what `storedDay` keeps, but for the length, which follows from its times. */
export function storedAirings(schedule: Schedule, day: Day): ScheduleAiring[] {
  const bounds = dayBounds(day, schedule.zone)
  return airingsOf(schedule, bounds).map((airing) => ({ ...fieldsOf(airing, bounds), ...beyond(airing, bounds) }))
}

/** A day as it is stored: without what follows from it. */
export function storedDay(day: ScheduleDay): ScheduleDay {
  const hints = new Set(['prevASt', 'nextAEd'])
  const isStored = ([field]: [string, unknown]) => hints.has(field) || !DERIVED_AIRING_FIELDS.includes(field)
  return { ...day, ar: day.ar.map((one) => Object.fromEntries(Object.entries(one).filter(isStored)) as ScheduleAiring) }
}

/** Days that an airing touches: those that a save of it concerns. */
export function daysOf({ zone, days }: Schedule, { start, dur }: Airing): Day[] {
  const end = start + Math.max(dur, 1)
  return [...days.keys()].filter((day) => {
    const { from, to } = dayBounds(day, zone)
    return start < to && end > from
  })
}

function airingsOf({ order, longest }: Schedule, { from, to }: TimeRange): Airing[] {
  const near = order.slice(placeOf(order, from - longest), placeOf(order, to))
  return near.filter((airing) => airing.start >= from || endOf(airing) > from)
}

type DayFacts = {
  bounds: TimeRange
  week: TimeRange
  name: string | undefined
  now: number
  ofDay: Pick<ScheduleDay, 'ct' | 'pst'>
}

/** The part of an airing within a day, as it was laid. */
function fieldsOf(airing: Airing, bounds: TimeRange): ScheduleAiring {
  const from = Math.max(airing.start, bounds.from)
  const to = Math.min(endOf(airing), bounds.to)
  const offset = airing.offset + from - airing.start
  return {
    ...{ type: airing.kind, ...airing.rest },
    ...{ uId: airing.id, a_st_dt: isoOf(from), a_ed_dt: isoOf(to) },
    ...(airing.pgmId !== undefined && { pgm_id: airing.pgmId }),
    ...(airing.pinned && { pnd: true }),
    ...(offset > 0 && { off: offset }),
  }
}

/** Where an airing begins and ends that runs out of the day. */
function beyond(airing: Airing, { from, to }: TimeRange): Pick<ScheduleAiring, 'prevASt' | 'nextAEd'> {
  return {
    ...(airing.start < from && { prevASt: isoOf(airing.start) }),
    ...(endOf(airing) > to && { nextAEd: isoOf(endOf(airing)) }),
  }
}

function partOf(schedule: Schedule, airing: Airing, { bounds, week, name, now, ofDay }: DayFacts): ScheduleAiring {
  const from = Math.max(airing.start, bounds.from)
  const to = Math.min(endOf(airing), bounds.to)
  const fixed = whyFixed(schedule, airing, now)
  const [goesOn, comesOn] = [endOf(airing) > bounds.to, airing.start < bounds.from]
  return {
    ...fieldsOf(airing, bounds),
    ...contentOf(airing),
    ...{ dur: to - from, ...clocksOf({ from, to }, schedule.zone), day: name },
    ...{ durationInMinutes: (to - from) / MINUTE_MS, past: airing.start <= now },
    draggable: fixed === undefined || fixed === 'pinned',
    ...((goesOn || comesOn) && { split: true }),
    ...(airing.start < week.from && { lastWeek: true }),
    ...(endOf(airing) > week.to && { nextWeek: true }),
    ...(comesOn && { newStart: isoOf(from) }),
    ...beyond(airing, bounds),
    ...ofDay,
  }
}

/** What the specification calls the content of an item. */
function contentOf({ pgmId, rest: { pgm } }: Airing): Pick<ScheduleAiring, 'content_name' | 'content_type'> {
  if (pgmId === undefined) return {}
  const name = isObject(pgm) ? titleOf(pgm) : ''
  return { ...(name && { content_name: name }), content_type: 'Program' }
}

const isoOf = (instant: number) => new Date(instant).toISOString()

function clocksOf({ from, to }: TimeRange, zone: string) {
  const [start_time, end_time] = [clockOf(from, zone), clockOf(to, zone)]
  return { start: start_time.slice(0, 5), end: end_time.slice(0, 5), start_time, end_time }
}

function clockOf(instant: number, zone: string): string {
  const { hour, minute, second } = zonedParts(instant, zone)
  return [hour, minute, second].map((value) => String(value).padStart(2, '0')).join(':')
}

/** 0 for Monday: weeks start there, whatever the language (specification section 9). */
function weekDay(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

function weekOf(day: Day, zone: string): TimeRange {
  const monday = shiftDay(day, -weekDay(day))
  return { from: dayBounds(monday, zone).from, to: dayBounds(shiftDay(monday, 7), zone).from }
}
