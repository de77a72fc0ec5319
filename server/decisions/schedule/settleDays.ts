import type { AvailableRecord } from '#contract/rules/availability/whyUnavailable.ts'
import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { rangeOf, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { sweep } from '#contract/rules/schedule/sweep.ts'
import { projectDay, storedAirings } from '#contract/rules/schedule/wire/projectDay.ts'
import { knownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { offload } from '../../threads/offload.ts'
import type { DayPayload } from '../../stores/schedule/readScheduleDays.ts'
import { judgeDays, type JudgedDay } from './judgeDays.ts'
import type { SentDay, StandingDay } from './scheduleDays.ts'

/** More airings than these are judged in another thread: a turn of the event loop for each day of two thousand. */
const AIRINGS_ON_THE_SPOT = 2_000

type SettleParams = {
  cs: string
  sent: readonly SentDay[]
  /** What stands, from the day before the first that is sent to the day after the last. */
  standing: ReadonlyMap<Day, StandingDay>
  from: Day
  to: Day
  /** Titles that the days name, and those of them that are there. */
  ids: readonly string[]
  titles: readonly ScheduleTitle[]
  channel: AvailableRecord
  product?: string | undefined
  now: number
}

export type SettledDay = Omit<JudgedDay, 'changes'> & {
  /** What is stored of it, and its answer as JSON text: of a day that is not deleted, where no day is held back. */
  stored?: Pick<DayPayload, 'ar' | 'gaps'>
  json?: string
}

/** What a save of days comes to, with what is stored and answered of each; large ones are judged in another thread. */
export async function settleDays(params: SettleParams): Promise<SettledDay[]> {
  const { sent, standing, titles, ...facts } = params
  const weight = [...sent.map(({ ar }) => ar), ...[...standing.values()].map(({ shown }) => shown)]
  const input = {
    facts,
    titles,
    // Each day crosses in a turn of its own.
    ...Object.fromEntries(sent.map((day) => [`${SENT}${day.dt}`, day])),
    ...Object.fromEntries([...standing].map(([dt, day]) => [`${STANDING}${dt}`, day])),
  }
  const isHeavy = weight.reduce((sum, list) => sum + list.length, 0) > AIRINGS_ON_THE_SPOT
  return Object.values(isHeavy ? await offload(settledDays, input) : settledDays(input))
}

const SENT = 'sent '
const STANDING = 'standing '

type SettleInput = Pick<SettleParams, 'titles'> & { facts: Omit<SettleParams, 'sent' | 'standing' | 'titles'> }

/** The same with each day as a field by itself, as it crosses to another thread; answers the days that are sent. */
export function settledDays({ facts, titles, ...days }: SettleInput): Record<Day, SettledDay> {
  const { ids, ...known } = facts
  const of = <Value>(name: string) =>
    Object.entries(days).flatMap(([key, day]) => (key.startsWith(name) ? [day as Value] : []))
  const standing = new Map(of<StandingDay>(STANDING).map((day) => [day.dt, day]))
  const sent = of<SentDay>(SENT)
  const judgement = judgeDays(sent, { ...known, standing, titles: knownTitles(new Map(), ids, titles) })
  const isHeld = judgement.days.some(({ reason }) => reason !== undefined)
  const { schedule } = judgement
  return Object.fromEntries(
    judgement.days.map(({ changes: _changes, ...day }) => {
      if (isHeld || day.st === 'deleted') return [day.dt, day]
      const stored = { ar: storedAirings(schedule, day.dt), gaps: gapsOf(schedule, day.dt) }
      return [
        day.dt,
        { ...day, stored, json: JSON.stringify({ ...projectDay(schedule, day.dt, known.now), st: day.st }) },
      ]
    }),
  )
}

/** Time of a day in which nothing airs, by the minute. */
function gapsOf(schedule: Schedule, dt: Day): TimeRange[] {
  const bounds = dayBounds(dt, 'UTC')
  return sweep(airingsWithin(schedule, bounds).map(rangeOf), bounds).gaps
}
