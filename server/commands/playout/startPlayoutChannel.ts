import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { whyNotPlayout } from '#contract/rules/schedule/playout/playoutState.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { isGuideTime } from '../../epg/guideTimes.ts'
import { virtualChannel } from '../schedules/virtualChannel.ts'
import { playoutOf } from './playoutOf.ts'

/** A channel starts where something published is on air: `notPublished` otherwise, or where it is a draft itself. Those who see it are told. */
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
    const why = whyNotPlayout({
      ...{ start: starts, now: services.now() },
      ...{ isPublished: channel.rights.st === 'published', isOnAir: airings.length > 0 },
    })
    if (why === 'past')
      throw new DomainError('malformed', { field: '/channel_start_time', description: 'The start has passed.' })
    if (why) throw new DomainError('notPublished')
    return async (stores) => {
      await stores.playouts.start({ channel: channel.id, starts, by: actor, prd: channel.prd })
      return { id: channel.id }
    }
  })
  return { data: playoutOf(id, start, services.now()) }
}
