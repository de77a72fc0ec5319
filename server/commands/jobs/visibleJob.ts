import type { Actor } from '#contract/rules/access/actor.ts'
import { can } from '#contract/rules/access/can.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import type { Services } from '../../services.ts'
import type { ItemScope, NameScope } from '../../stores/bulk/readItems.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'

/** Whose titles a caller may see by name. */
function nameScope(context: CallContext): NameScope {
  return { urns: viewableKinds(context).map(({ urn }) => urn), products: scopeOf(context) }
}

/**
 * Whether the caller sees all of a job: its own person, and whoever has all products that it was asked for in. Others
 * see the titles of theirs, and nothing of what was asked for: it may name and say things of other products.
 */
export function seesWhole({ actor }: CallContext, job: JobRow): boolean {
  return job.uid === actor.uid || hasAll(actor, job.prd)
}

/** Which items of a job the caller sees, and which of their titles by name. */
export function itemScope(context: CallContext, job: JobRow): ItemScope {
  return { ...nameScope(context), namedOnly: !seesWhole(context, job) }
}

/** Whether the caller may have the file of a job: its own person, as long as they may still view what it is about. */
export function mayOpenFile({ actor, services }: Opens, job: JobRow): boolean {
  const type = services.types.get(typeOfUrn(job.urn) ?? '')
  return job.uid === actor.uid && type !== undefined && can(actor, type.page, 'view') && hasAll(actor, job.prd)
}

type Opens = { actor: Actor; services: Pick<Services, 'types'> }

function hasAll(actor: Actor, products: readonly string[]): boolean {
  const visible = visibleProducts(actor)
  return visible === 'all' || products.every((product) => visible.includes(product))
}

/** A job of the caller's own, or of their products with the page of notifications; another one is not there. */
export async function visibleJob(context: CallContext, id: string): Promise<JobRow> {
  const { actor, services } = context
  const job = await services.bulkJobs.find(id, actor.uid, jobScope(context))
  if (!job) throw new DomainError('notFound')
  return job
}

/** Those of several that the caller sees, in the order of their ids. */
export async function visibleJobs(context: CallContext, ids: readonly string[]): Promise<JobRow[]> {
  const { actor, services } = context
  const rows = await services.bulkJobs.findAll(ids, actor.uid, jobScope(context))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function jobScope(context: CallContext): NameScope | undefined {
  return can(context.actor, 'cp_notification', 'view') ? nameScope(context) : undefined
}

/**
 * A job that the caller may take back or try again: their own, and an ingestion of a guide in products that they all
 * have, since operators take over from each other on shift. Rights are checked by whoever calls.
 */
export async function jobInCharge(context: CallContext, id: string): Promise<JobRow> {
  const { actor, services } = context
  const own = await services.jobs.find(id, actor.uid)
  if (own) return own
  if (!can(actor, 'epg', 'view')) throw new DomainError('notFound')
  const { rows } = await services.epg.list(context, { ids: [id], limit: 1, offset: 0 })
  const job = rows[0] && (await services.jobs.find(id, rows[0].uid))
  if (!job) throw new DomainError('notFound')
  return job
}

/** A job of the caller's own. */
export async function ownJob({ actor, services }: CallContext, id: string): Promise<JobRow> {
  const job = await services.jobs.find(id, actor.uid)
  if (!job) throw new DomainError('notFound')
  return job
}
