import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { applyCommand, type Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import { copiedDay } from '#contract/rules/schedule/fill/layTemplate.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { rightsFailures, type RightsFacts } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import type { ScheduleDayWithRevision, ScheduleWarningCode } from '#contract/schemas/live/schedule.ts'
import { daysToSave, changedDays } from '../session/daysToSave.ts'
import { consequencesOf } from './consequences.ts'

type CopyTerms = {
  source: Schedule
  days: readonly Day[]
  /** Those days are emptied before, but for what keeps its time. */
  clears: boolean
  /** Begins the ids of the copies. */
  idPrefix: string
  now: number
  /** Rights on the other channel: its own window among them. */
  facts: RightsFacts
}

/** What copying days onto another channel would come to. */
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

/** Plans the copies of what is yet to air on days of one channel for the same days of another; nothing is saved. */
export function channelCopy(target: Schedule, { source, days, clears, idPrefix, now, facts }: CopyTerms): ChannelCopy {
  const airings = days
    .flatMap((day) =>
      copiedDay(source.order, { from: day, to: day, zone: source.zone, idPrefix: `${idPrefix}-${day}-` }),
    )
    .filter(({ start }) => start >= now)
  const applied = applyCommand(target, { kind: 'pasteDays', airings, ...(clears && { clear: days }) }, now)
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
