import fc from 'fast-check'
import { shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import type { Airing, DayState, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { AIRING_KINDS } from '#contract/values/schedule.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const MONDAY = '2026-11-23'

/** The instant of '2026-11-23T10:15', in UTC. */
export const at = (text: string) => Date.parse(`${text}:00Z`)

export function anAiring(id: string, start: string, minutes: number, more: Partial<Airing> = {}): Airing {
  return {
    ...{
      id,
      start: at(start),
      dur: minutes * MINUTE,
      kind: 'vod',
      pgmId: `p-${id}`,
      pinned: false,
      offset: 0,
      rest: {},
    },
    ...more,
  }
}

/** Days in a row that are drafts; `states` has what is otherwise, by place. */
export function someDays(count: number, first = MONDAY, states: Readonly<Record<number, DayState>> = {}) {
  return new Map(
    Array.from({ length: count }, (_, nth): [string, DayState] => [
      shiftDay(first, nth),
      states[nth] ?? { st: 'draft', rev: 1 },
    ]),
  )
}

/** Three days of a channel in UTC, from Monday on. */
export function aSchedule(airings: readonly Airing[], days = someDays(3)): Schedule {
  return makeSchedule({ cs: 'hits', zone: 'UTC', days, airings })
}

/** 'a 10:00-11:00' of every airing, by start: a day of a test at one look. */
export function listed({ order }: Pick<Schedule, 'order'>): string[] {
  const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16)
  return order.map(({ id, start, dur }) => `${id} ${clock(start)}-${clock(start + dur)}`)
}

/** Whether two airings run at once. */
export function clashes(order: readonly Airing[]): string[] {
  return order.flatMap((one, nth) =>
    order
      .slice(nth + 1)
      .filter((other) => other.start < one.start + one.dur && other.dur > 0 && one.dur > 0)
      .map((other) => `${one.id} ${other.id}`),
  )
}

/**
 * Schedules of three days without overlaps: holes, touching ends, pins, a first airing from the day before, a day
 * that is processing at times. `now` lies within.
 */
export const schedules = fc
  .record({
    steps: fc.array(
      fc.record({
        hole: fc.constantFrom(0, 0, 0, 15, 30, 47, 240).map((minutes) => minutes * MINUTE),
        dur: fc.constantFrom(0.5, 1, 15, 30, 45, 60, 90, 135, 300).map((minutes) => minutes * MINUTE),
        pinned: fc.nat(5).map((draw) => draw === 0),
        kind: fc.constantFrom(...AIRING_KINDS),
      }),
      { minLength: 2, maxLength: 24, size: 'max' },
    ),
    carried: fc.boolean(),
    processing: fc.constantFrom(undefined, undefined, undefined, 0, 1, 2),
    now: fc.integer({ min: -2, max: 40 }),
  })
  .map(({ steps, carried, processing, now }) => {
    const days = someDays(3, MONDAY, processing === undefined ? {} : { [processing]: { pst: 'processing' } })
    const { from, to } = aSchedule([], days).window
    let cursor = from - (carried ? 30 * MINUTE : 0)
    const airings = steps.flatMap(({ hole, dur, pinned, kind }, nth): Airing[] => {
      const start = cursor + (nth === 0 && carried ? 0 : hole)
      cursor = start + dur
      if (start >= to) return []
      return [{ id: `a${nth}`, start, dur, kind, pinned, pgmId: `p${nth % 7}`, offset: 0, rest: {} }]
    })
    return { schedule: aSchedule(airings, days), now: from + now * HOUR }
  })
