import { withoutWords } from '../../stores/locks/lockState.ts'
import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { tellOfLock } from './tellOfLock.ts'

/** The asker no longer waits: the holder's bar goes. */
export const withdrawLockAsk: Command<'withdrawLockAsk'> = async (context, { body }) => {
  const { actor, services, tab } = context
  const { urn, id } = body
  const prd = await visibleDocument(context, urn, id)
  const lock = await services.locks.withdraw({ urn, id }, { uid: actor.uid, tab })
  if (lock.ls !== 'open') await tellOfLock(context, lock, prd, { change: 'withdrawn' })
  return { data: withoutWords(lock, actor.uid) }
}
