import { can } from '#contract/rules/access/can.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import type { NameScope } from '../../stores/bulk/readItems.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'

/** Whose titles a caller may see by name. */
export function nameScope(context: CallContext): NameScope {
  return { urns: viewableKinds(context).map(({ urn }) => urn), products: scopeOf(context) }
}

/** A job of the caller's own, or of their products with the page of notifications; another one is not there. */
export async function visibleJob(context: CallContext, id: string): Promise<JobRow> {
  const { actor, services } = context
  const scope = can(actor, 'cp_notification', 'view') ? nameScope(context) : undefined
  const job = await services.bulkJobs.find(id, actor.uid, scope)
  if (!job) throw new DomainError('notFound')
  return job
}

/** A job of the caller's own. */
export async function ownJob({ actor, services }: CallContext, id: string): Promise<JobRow> {
  const job = await services.jobs.find(id, actor.uid)
  if (!job) throw new DomainError('notFound')
  return job
}
