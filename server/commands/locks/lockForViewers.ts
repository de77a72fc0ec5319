import { can } from '#contract/rules/access/can.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import type { LockTarget } from '../../stores/locks/lockHolder.ts'
import { openLock } from '../../stores/locks/lockState.ts'
import { pageOfUrn, visibleProductsOf } from '../kindOfUrn.ts'

/**
 * Whoever holds a lock, or waits for one, acts on it by name alone: rights that were lost meanwhile keep nobody from
 * giving it back. How the lock stands is no news for them: to whoever may not
 * view the document a refusal tells of an open lock, as of one that does not exist.
 */
export async function lockForViewers<Result>(
  context: CallContext,
  { urn, id }: LockTarget,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.details.data === undefined) throw error
    const isViewer =
      can(context.actor, pageOfUrn(context, urn), 'view') && (await visibleProductsOf(context, urn, [id])).has(id)
    throw isViewer ? error : new DomainError(error.code, { data: openLock(urn, id, 0) })
  }
}
