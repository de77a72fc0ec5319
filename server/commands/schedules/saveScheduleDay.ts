import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { storeDays } from './storeDays.ts'

/** One day: If-Match names the revision that it started from, If-None-Match: * says that there is none yet. */
export const saveScheduleDay: Command<'saveScheduleDay'> = async (context, { query, body }) => {
  const { ifMatch, ifNoneMatch } = context
  if (ifMatch === undefined && ifNoneMatch?.trim() !== '*') throw new DomainError('revisionMissing')
  const { rev: _sent, ...day } = body as typeof body & { rev?: number }
  const [saved] = await storeDays(context, [{ ...day, ...(ifMatch !== undefined && { rev: ifMatch }) }], query.confirm)
  if (!saved) throw new DomainError('notFound')
  const { json, rev } = saved
  return { json, page: { count: 1 }, ...(rev !== undefined && { rev }) }
}
