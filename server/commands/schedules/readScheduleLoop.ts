import type { ScheduleLoop } from '#contract/schemas/live/scheduleLoop.ts'
import { shownLoop } from '#contract/rules/schedule/loop/shownLoop.ts'
import { readLoop, writeLoop } from '#contract/rules/schedule/wire/loopOnWire.ts'
import type { Command } from '../../context.ts'
import { virtualChannel } from './virtualChannel.ts'

/** The loop of a channel by its sides: what is worked on, behind what has aired, and what is on air. No data where there is none. */
export const readScheduleLoop: Command<'readScheduleLoop'> = async (context, { query }) => {
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
