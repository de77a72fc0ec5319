import { DomainError } from '#contract/wire/errors.ts'
import type { ScheduleLoop } from '#contract/schemas/live/scheduleLoop.ts'
import { shownLoop } from '#contract/rules/schedule/loop/shownLoop.ts'
import { readLoop, writeLoop } from '#contract/rules/schedule/wire/loopOnWire.ts'
import { SCHEDULE_TITLES } from '#contract/values/schedule.ts'
import type { Command } from '../../context.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { checkPin } from './checkPin.ts'
import { checkSchedule } from './checkSchedule.ts'
import { loopSchedule } from './loopSchedule.ts'
import { deleteSchedulePlan, listSchedulePlans, saveSchedulePlan } from './planCommands.ts'
import { readSchedule } from './readSchedule.ts'
import { exportVepg, readVepg } from './readVepg.ts'
import { storeDays, listJson } from './storeDays.ts'
import { virtualChannel } from './virtualChannel.ts'
import { titlesOf } from './titlesOf.ts'

/** One day: If-Match names the revision that it started from, If-None-Match: * says that there is none yet. */
const saveScheduleDay: Command<'saveScheduleDay'> = async (context, { query, body }) => {
  const { ifMatch, ifNoneMatch } = context
  if (ifMatch === undefined && ifNoneMatch?.trim() !== '*') throw new DomainError('revisionMissing')
  const { rev: _sent, ...day } = body as typeof body & { rev?: number }
  const [saved] = await storeDays(context, [{ ...day, ...(ifMatch !== undefined && { rev: ifMatch }) }], query.confirm)
  if (!saved) throw new DomainError('notFound')
  const { json, rev } = saved
  return { json, page: { count: 1 }, ...(rev !== undefined && { rev }) }
}

/** Several days of a channel, a week above all: whole or not at all. Refusals name their days. */
const saveScheduleDays: Command<'saveScheduleDays'> = async (context, { query, body }) => {
  const days = await storeDays(context, body.days, query.confirm)
  return { json: listJson(days), page: { count: days.length } }
}

/** The loop of a channel by its sides: what is worked on, behind what has aired, and what is on air. No data where there is none. */
const readScheduleLoop: Command<'readScheduleLoop'> = async (context, { query }) => {
  const { cs } = await virtualChannel(context, query.cs)
  const now = context.services.now()
  const loop = await context.services.schedules.loop(context, cs)
  const data = (['draft', 'published'] as const).flatMap((st): ScheduleLoop[] => {
    const side = loop?.[st]
    const rules = loop && side && (st === 'draft' ? shownLoop(loop, now) : readLoop(side.payload))
    return rules ? [{ id: loop.id, key: side.key, cs, st, ...writeLoop(rules), rev: loop.rev }] : []
  })
  return { data }
}

/** What a schedule has to know of titles; those that are not there, or not the caller's to see, are left out. */
const readScheduleTitles: Command<'readScheduleTitles'> = async (context, { query }) => {
  const ids = namesIn(query.ids) ?? []
  if (ids.length > SCHEDULE_TITLES)
    throw new DomainError('badPage', { description: `${SCHEDULE_TITLES} titles may be asked for at once.` })
  return { data: await titlesOf(context, ids) }
}

/** Schedules of virtual channels (calls.md section 15). */
export const scheduleCommands = {
  readSchedule,
  saveScheduleDay,
  saveScheduleDays,
  checkSchedule,
  checkPin,
  readScheduleTitles,
  loopSchedule,
  readScheduleLoop,
  readVepg,
  exportVepg,
  listSchedulePlans,
  saveSchedulePlan,
  deleteSchedulePlan,
}
