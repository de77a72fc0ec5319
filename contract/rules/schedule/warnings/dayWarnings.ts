import type { ScheduleWarningCode } from '#contract/schemas/live/schedule.ts'
import { type Day, dayBounds } from '../../dates/zoneDays.ts'
import type { TimeRange } from '../../time/ranges.ts'
import { airingsWithin } from '../model/airingsWithin.ts'
import { isProcessing } from '../model/makeSchedule.ts'
import { rangeOf, type Airing, type Schedule } from '../model/schedule.ts'
import { sweep } from '../sweep.ts'
import type { RightsMap } from './checkRights.ts'

/** A warning of a day; contract/values/warnings has the name of its text. */
export type DayWarning = {
  code: ScheduleWarningCode
  /** Where to jump to: airings, or spans in which nothing airs. */
  airings?: readonly string[]
  gaps?: readonly TimeRange[]
  /** Of `channelExpiry`: when the channel ends, epoch ms. Of `conditionalPublish`: the reasons that are given. */
  at?: number
  reasons?: readonly string[]
}

export type WarningFacts = {
  rights: RightsMap
  /** When the channel's window ends, and how long before that is warned of, in ms. */
  channelEnd?: number
  expiresSoon?: number
  /** The reason why a program is published only under a condition (`cond_pub`), where it is. */
  conditionOf?: (airing: Airing) => string | undefined
}

/** Warnings of a day by their codes (specification sections 5 and 8), each once. */
export function dayWarnings(schedule: Schedule, day: Day, facts: WarningFacts): DayWarning[] {
  const bounds = dayBounds(day, schedule.zone)
  const airings = airingsWithin(schedule, bounds)
  return [
    ...(isProcessing(schedule.days.get(day) ?? {}) ? [{ code: '413405' } as const] : []),
    ...emptiness(airings, bounds),
    ...rightsOf(airings, facts.rights),
    ...channelExpiry(bounds, facts),
    ...conditions(airings, facts),
  ]
}

/** Minutes in which airings of a day run at once: refused on saving, so none of the specification's warnings. */
export function dayOverlaps(schedule: Schedule, day: Day) {
  const bounds = dayBounds(day, schedule.zone)
  const items = airingsWithin(schedule, bounds).map((airing) => ({ ...rangeOf(airing), id: airing.id }))
  return sweep(items, bounds).overlaps.map(({ from, to, items: ids }) => ({
    from,
    to,
    airings: ids.map(({ id }) => id),
  }))
}

/** A day with nothing in it is not filled; one with something has gaps. */
function emptiness(airings: readonly Airing[], bounds: TimeRange): DayWarning[] {
  if (airings.length === 0) return [{ code: '113403', gaps: [bounds] }]
  const { gaps } = sweep(airings.map(rangeOf), bounds)
  return gaps.length > 0 ? [{ code: '413401', gaps }] : []
}

function rightsOf(airings: readonly Airing[], rights: RightsMap): DayWarning[] {
  return (['11340201', '11340202', '11340203', '11340204'] as const).flatMap((code) => {
    const failing = airings.filter(({ id }) => rights.get(id)?.some((failure) => failure.code === code))
    return failing.length > 0 ? [{ code, airings: failing.map(({ id }) => id) }] : []
  })
}

function channelExpiry({ to }: TimeRange, { channelEnd, expiresSoon = 0 }: WarningFacts): DayWarning[] {
  return channelEnd !== undefined && channelEnd - expiresSoon < to ? [{ code: 'channelExpiry', at: channelEnd }] : []
}

function conditions(airings: readonly Airing[], { conditionOf }: WarningFacts): DayWarning[] {
  const under = airings.flatMap((airing) => {
    const reason = conditionOf?.(airing)
    return reason === undefined ? [] : [{ id: airing.id, reason }]
  })
  if (under.length === 0) return []
  const reasons = [...new Set(under.map(({ reason }) => reason))]
  return [{ code: 'conditionalPublish', airings: under.map(({ id }) => id), reasons }]
}
