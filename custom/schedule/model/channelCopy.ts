import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { applyCommand, type Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import { copiedDay } from '#contract/rules/schedule/fill/layTemplate.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { rightsFailures, type RightsFacts } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import type { ScheduleDayWithRevision, ScheduleWarningCode } from '#contract/schemas/live/schedule.ts'
import { daysToSave, changedDays } from '../session/daysToSave.ts'
import { consequencesOf } from './consequences.ts'

/** A day, and the day that its airings are copied onto. */
export type DayPair = { from: Day; to: Day }

type CopyTerms = {
  source: Schedule
  pairs: readonly DayPair[]
  /** Those days are emptied before, but for what keeps its time. */
  clears: boolean
  /** Begins the ids of the copies. */
  idPrefix: string
  now: number
  /** Rights on the channel that they go onto: its own window among them. */
  facts: RightsFacts
}

/** What copying days onto another channel, or onto another week, would come to. */
export type ChannelCopy = {
  airings: readonly Airing[]
  applied: Applied
  /** How many find their place, and how many of these may not air there then. */
  placed: number
  failing: number
  /** Warnings that its days would have more of than they have now. */
  warnings: readonly ScheduleWarningCode[]
  /** The days as they would be saved, with the revisions that they were read at; none where nothing fits. */
  days: readonly ScheduleDayWithRevision[]
}

/** Copies of what starts on days, on the days that they go onto, at the same clock. */
export function copiedDays({ order, zone }: Schedule, pairs: readonly DayPair[], idPrefix: string): Airing[] {
  return pairs.flatMap(({ from, to }) => copiedDay(order, { from, to, zone, idPrefix: `${idPrefix}-${to}-` }))
}

/** Plans copies of days for days of a schedule that is read beside the open one, as far as they are yet to air; nothing is saved. */
export function channelCopy(target: Schedule, { source, pairs, clears, idPrefix, now, facts }: CopyTerms): ChannelCopy {
  const airings = copiedDays(source, pairs, idPrefix).filter(({ start }) => start >= now)
  const clear = pairs.map(({ to }) => to)
  const applied = applyCommand(target, { kind: 'pasteDays', airings, ...(clears && { clear }) }, now)
  const placed = airings.filter(({ id }) => applied.schedule.byId.has(id))
  const dragged = new Set(airings.map(({ id }) => id))
  const changed = changedDays(target, applied.schedule)
  return {
    ...{ airings, applied, placed: placed.length },
    failing: placed.filter((airing) => rightsFailures(airing, facts).length > 0).length,
    warnings: consequencesOf(target, applied, { dragged, failures: new Map(), facts }).warnings,
    days: placed.length === 0 ? [] : daysToSave(applied.schedule, changed, 'draft', now),
  }
}
