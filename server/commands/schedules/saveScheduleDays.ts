import type { Command } from '../../context.ts'
import { listJson, storeDays } from './storeDays.ts'

/** Several days of a channel, a week above all: whole or not at all. Refusals name their days. */
export const saveScheduleDays: Command<'saveScheduleDays'> = async (context, { query, body }) => {
  const days = await storeDays(context, body.days, query.confirm)
  return { json: listJson(days), page: { count: days.length } }
}
