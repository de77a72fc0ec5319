import { can } from '#contract/rules/access/can.ts'
import type { LockState } from '#contract/schemas/lock.ts'
import { MAX_KEYS } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { withoutWords } from '../../stores/locks/lockState.ts'
import { pageOfUrn, visibleProductsOf } from '../kindOfUrn.ts'

/** One's own locks, or those on the given documents as far as one may view these. */
export const listLocks: Command<'listLocks'> = async (context, { query }) => {
  const { actor, services } = context
  if (query.own === 'true') return { data: await services.locks.own(actor.uid) }
  const ids = namesIn(query.ids) ?? []
  if (ids.length > MAX_KEYS) throw new DomainError('malformed', { description: `At most ${MAX_KEYS} ids at once.` })
  return { data: await viewable(context, await services.locks.statusOf(ids)) }
}

async function viewable(context: CallContext, locks: readonly LockState[]): Promise<LockState[]> {
  const shown: LockState[] = []
  for (const urn of new Set(locks.map((lock) => lock.urn))) {
    if (!can(context.actor, pageOfUrn(context, urn), 'view')) continue
    const ofUrn = locks.filter((lock) => lock.urn === urn)
    const ids = ofUrn.map((lock) => lock.id)
    const seen = await visibleProductsOf(context, urn, ids)
    shown.push(...ofUrn.filter((lock) => seen.has(lock.id)).map((lock) => withoutWords(lock, context.actor.uid)))
  }
  return shown
}
