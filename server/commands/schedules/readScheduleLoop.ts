import type { ScheduleLoop } from '#contract/schemas/live/scheduleLoop.ts'
import type { Command } from '../../context.ts'
import { virtualChannel } from './virtualChannel.ts'

/** The loop of a channel by its sides: what is worked on, and what is on air. No data where there is none. */
export const readScheduleLoop: Command<'readScheduleLoop'> = async (context, { query }) => {
  const { cs } = await virtualChannel(context, query.cs)
  const loop = await context.services.schedules.loop(context, cs)
  const data = (['draft', 'published'] as const).flatMap((st): ScheduleLoop[] => {
    const side = loop?.[st]
    if (!loop || !side) return []
    const { block, until, broken } = side.payload
    return [{ id: loop.id, key: side.key, cs, st, block, until, broken, rev: loop.rev }]
  })
  return { data }
}
