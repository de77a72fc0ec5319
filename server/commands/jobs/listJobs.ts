import { can } from '#contract/rules/access/can.ts'
import { JOB_KINDS, JOB_STATUSES } from '#contract/values/jobs.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'
import { knownNames } from './knownNames.ts'

/** The caller's own jobs, or all of the products that they may see: for those who view the page of notifications. */
export const listJobs: Command<'listJobs'> = async (context, { query }) => {
  const { scope = 'own', pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE } = query
  if (scope === 'product' && !can(context.actor, 'cp_notification', 'view')) throw new DomainError('forbidden')
  const kinds = knownNames(JOB_KINDS, query.kind)
  const statuses = knownNames(JOB_STATUSES, query.status)
  const { entries, count, atLeast } = await context.services.jobs.list({
    uid: context.actor.uid,
    own: scope === 'own',
    urns: viewableKinds(context).map(({ urn }) => urn),
    products: scopeOf(context),
    ...(kinds ? { kinds } : {}),
    ...(statuses ? { statuses } : {}),
    ...(query.item ? { item: query.item } : {}),
    ...(query.by ? { by: query.by } : {}),
    ...(query.since ? { since: instantOf(query.since) } : {}),
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
  })
  return { data: entries, page: { count, ...(atLeast ? { atLeast } : {}) } }
}

function instantOf(text: string): string {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new DomainError('badFilter', { description: `'${text}' is no instant.` })
  return new Date(at).toISOString()
}
