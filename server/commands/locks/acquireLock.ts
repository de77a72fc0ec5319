import { TAB_HEADER } from '#contract/values/wire.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { tellOfLock } from './tellOfLock.ts'

/** Takes a lock for the tab that asks, or resumes it from another tab of one's own. */
export const acquireLock: Command<'acquireLock'> = async (context, { body }) => {
  const { actor, services, tab } = context
  if (tab === undefined) throw new DomainError('malformed', { description: `The header ${TAB_HEADER} is missing.` })
  const { urn, id, resume } = body
  const prd = await visibleDocument(context, urn, id)
  const lock = await services.locks.acquire({ urn, id }, { uid: actor.uid, name: actor.name, tab }, resume)
  await tellOfLock(context, lock, prd)
  return { data: lock }
}
