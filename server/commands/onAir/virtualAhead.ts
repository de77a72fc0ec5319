import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { can } from '#contract/rules/access/can.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import type { VirtualAhead } from '../../stores/schedule/readAhead.ts'
import { VIRTUAL_CHANNEL } from '../schedules/virtualChannel.ts'

/** Virtual channels of those who may view them, with what is known of so many days from now on. */
export async function virtualAhead(context: CallContext, now: number, count: number): Promise<VirtualAhead[]> {
  if (!can(context.actor, SCHEDULE_PAGE, 'view')) return []
  return context.services.schedules.ahead(scopeOf(context), { channelUrn: catalogUrn(VIRTUAL_CHANNEL), now, count })
}
