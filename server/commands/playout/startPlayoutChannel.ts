import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { isGuideTime } from '../../epg/guideTimes.ts'
import { virtualChannel } from '../schedules/virtualChannel.ts'
import { playoutOf } from './playoutOf.ts'

/** A channel starts where something published is on air: `notPublished` otherwise, or where it is a draft itself. */
export const startPlayoutChannel: Command<'startPlayoutChannel'> = async (context, { params, body }) => {
  const { actor, services } = context
  const starts = parseDate(body.channel_start_time)
  if (starts === undefined || !isGuideTime(starts))
    throw new DomainError('malformed', {
      field: '/channel_start_time',
      description: `'${body.channel_start_time}' is no instant of a guide.`,
    })
  const start = new Date(starts).toISOString()
  const { id } = await services.idempotency.once(context, async () => {
    const channel = await virtualChannel(context, params.id)
    const range = { from: starts, to: starts + 1 }
    const { airings } = await services.schedules.onAir(context, { cs: channel.cs, range, sides: 'published' })
    if (channel.rights.st !== 'published' || airings.length === 0) throw new DomainError('notPublished')
    return async (stores) => {
      await stores.playouts.start(channel.id, starts, actor)
      return { id: channel.id }
    }
  })
  return { data: playoutOf(id, start, services.now()) }
}
