import { canAll } from '#contract/rules/access/canAll.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { RequestedTiming } from '#contract/rules/timing/timingProblems.ts'
import type { Timing } from '#contract/schemas/timing.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'

/**
 * Naming a moment takes the right to what is to happen then, and so does calling off what somebody else has set: who
 * may not unpublish does not keep on air what was to go.
 */
export function refuseTimingRights(
  { actor }: Pick<CallContext, 'actor'>,
  type: TypeDocument,
  next: RequestedTiming,
  before?: Timing,
): void {
  const needed = [
    ...(next.publishAt || before?.publishAt ? rightsOfVerb('publish', type) : []),
    ...(next.unpublishAt || before?.unpublishAt ? rightsOfVerb('unpublish', type) : []),
  ]
  if (!canAll(actor, needed)) throw new DomainError('forbidden')
}
