import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Command } from '../../context.ts'
import { VIRTUAL_CHANNEL } from '../schedules/virtualChannel.ts'
import { fillInterstitials } from './fillInterstitials.ts'
import { listChannelEvents } from './listChannelEvents.ts'
import { startPlayoutChannel } from './startPlayoutChannel.ts'
import { playoutOf } from './playoutOf.ts'

/** A page of the virtual channels that the caller sees, by code, each with whether it is played out. */
const listPlayoutChannels: Command<'listPlayoutChannels'> = async (context, { query }) => {
  const { services } = context
  const { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE } = query
  const all = await services.schedules.channels(context, catalogUrn(VIRTUAL_CHANNEL))
  const page = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
  const starts = await services.playouts.starts(page.map(({ id }) => id))
  const now = services.now()
  const data = page.map(({ id, cs, lon }) => {
    const { starts: start, name: by, played = [] } = starts.get(id) ?? {}
    return {
      ...{ ...playoutOf(id, start, now), cs, lon },
      ...(by !== undefined && { by }),
      ...(played.length > 0 && { played: played.map(isoSpan) }),
    }
  })
  return { data, page: { count: all.length } }
}

function isoSpan({ from, to }: { from: string; to: string }) {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}

/** Playing virtual channels out (calls.md section 15). */
export const playoutCommands = { listPlayoutChannels, listChannelEvents, startPlayoutChannel, fillInterstitials }
