import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import { CHANNEL_TYPE } from '#contract/values/guide.ts'
import type { CallContext } from '../../context.ts'
import { knownKind } from '../catalogue/knownType.ts'
import { channelOf } from './readEpg.ts'

/** Channels by id, as the guide names them; those that the caller may not see are left out. */
export async function channelRows(context: CallContext, ids: readonly string[]): Promise<Map<string, GuideChannel>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const kinds = [knownKind(context, CHANNEL_TYPE)]
  const rows = await context.services.lists.rowsOf(context, kinds, wanted, ['draft', 'pending', 'published'])
  return new Map(rows.map((row) => [row.id, channelOf(row)]))
}
