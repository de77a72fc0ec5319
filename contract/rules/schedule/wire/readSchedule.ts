import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { type Day, dayBounds, shiftDay } from '../../dates/zoneDays.ts'
import type { TimeRange } from '../../time/ranges.ts'
import { makeSchedule } from '../model/makeSchedule.ts'
import { endOf, type Airing, type DayState, type Loop, type Schedule } from '../model/schedule.ts'
import { readAiring, type AiringPart } from './readAiring.ts'

type Reading = {
  cs: string
  /** The first and the last day; those that no service knows are empty. */
  from: Day
  to: Day
  /** UTC where none is said: its days are those of the wire and always 24 hours. */
  zone?: string
  loop?: Loop
  /**
   * As viewers have it: an airing over midnight is what the day says in which it begins, whatever the next day was
   * published with. Its part there alone is nothing.
   */
  byHeads?: boolean
}

/** A schedule as read, and what could not be: the day, and the place in it. */
type ReadSchedule = { schedule: Schedule; unread: { dt: Day; at: number }[] }

/** The schedule of days from the wire. Parts of one airing in several days become one again, by their id. */
export function readSchedule(
  list: readonly ScheduleDay[],
  { cs, from, to, zone = 'UTC', loop, byHeads = false }: Reading,
): ReadSchedule {
  const known = new Map(list.map((day) => [day.dt, day]))
  const days = new Map<Day, DayState>()
  const unread: ReadSchedule['unread'] = []
  const parts: AiringPart[] = []
  for (let day = from; day <= to; day = shiftDay(day, 1)) {
    const { st, pst, ct, rev, id, key, ar = [] } = known.get(day) ?? {}
    days.set(day, { st, pst, ct, rev, id, key })
    ar.forEach((wire, at) => {
      const part = readAiring(wire)
      if (part) parts.push(part)
      else unread.push({ dt: day, at })
    })
  }
  const window = { from: dayBounds(from, zone).from, to: dayBounds(to, zone).to }
  const whole = byHeads ? parts.flatMap((part) => headOf(part, window)) : parts
  const airings = [...Map.groupBy(whole, ({ airing }) => airing.id).values()].flatMap((same) => joined(same, window))
  return { schedule: makeSchedule({ cs, zone, days, airings: distinct(airings), ...(loop && { loop }) }), unread }
}

/** The whole airing in place of its first part; of what began before the days that were read, the part at their edge. */
function headOf({ airing, whole }: AiringPart, window: TimeRange): AiringPart[] {
  const isTail = whole.from < airing.start
  if (isTail && airing.start !== window.from) return []
  return [{ airing: { ...airing, dur: whole.to - airing.start }, whole }]
}

/**
 * Parts of one id that touch are one airing. What lies in days that were not read is as the part at the edge says it;
 * parts that lie apart are airings of their own.
 */
function joined(parts: readonly AiringPart[], window: TimeRange): Airing[] {
  const wholes: Airing[] = []
  for (const { airing, whole } of parts.toSorted((one, other) => one.airing.start - other.airing.start)) {
    const last = wholes.at(-1)
    const from = airing.start === window.from ? whole.from : airing.start
    const to = endOf(airing) === window.to ? whole.to : endOf(airing)
    const isNext = last !== undefined && last.dur > 0 && airing.dur > 0 && endOf(last) === airing.start
    if (isNext) wholes.splice(-1, 1, { ...last, dur: to - last.start })
    else
      wholes.push({ ...airing, start: from, dur: to - from, offset: Math.max(0, airing.offset - airing.start + from) })
  }
  return wholes
}

/** Of airings with one id the later ones get a name of their own. */
function distinct(airings: readonly Airing[]): Airing[] {
  const used = new Set<string>()
  return airings.map((airing) => {
    let id = airing.id
    for (let nth = 2; used.has(id); nth++) id = `${airing.id}~${nth}`
    used.add(id)
    return id === airing.id ? airing : { ...airing, id }
  })
}
