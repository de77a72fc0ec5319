import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { CHANNEL_EXPIRY_MS } from '#contract/values/timers.ts'
import { endingDate, type EndingDate, type Windowed } from './windowEnd.ts'

/**
 * The date that ends a channel within the next 72 hours (specification sections 8 and 9, 'Channel Expiring'); undefined
 * for one that has ended, that goes on for longer, and for whatever is no channel.
 */
export function channelExpiry(
  record: Windowed,
  { type, product, now }: { type: Pick<TypeDocument, 'traits'>; product?: string | undefined; now: number },
): EndingDate | undefined {
  if (!hasTrait(type, 'hasChannelNumber')) return undefined
  const end = endingDate(record, product)
  return end && end.at > now && end.at - now < CHANNEL_EXPIRY_MS ? end : undefined
}
