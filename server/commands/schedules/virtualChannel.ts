import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import type { VirtualChannel } from '../../stores/schedule/readVirtualChannels.ts'

/** The type whose documents schedules belong to. */
export const VIRTUAL_CHANNEL = 'virtuallivechannel'
/** The type of what is put together for them. */
export const VIRTUAL_PROGRAM = 'vprogram'

/** The channel of a code, or of an id; any that the caller may not see is not there. */
export async function virtualChannel(context: CallContext, name: string): Promise<VirtualChannel> {
  const channels = await context.services.schedules.channels(context, catalogUrn(VIRTUAL_CHANNEL), [name])
  const [channel] = channels
  if (!channel) throw new DomainError('notFound')
  return channel
}
