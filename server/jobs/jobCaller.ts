import { actorOfClaims } from '#contract/rules/access/actorOfClaims.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Mailer } from '../deliveries/mailer.ts'
import { userClaims } from '../identity/tokenIssuer.ts'
import type { Services } from '../services.ts'
import type { Sender } from '../stores/documents/sender.ts'
import type { JobRow } from '../stores/jobs/jobRow.ts'

/** What jobs work with. */
export type JobServices = Pick<
  Services,
  | 'documents'
  | 'types'
  | 'config'
  | 'identity'
  | 'aggregates'
  | 'timings'
  | 'jobs'
  | 'bulkJobs'
  | 'now'
  | 'newId'
  | 'log'
  | 'lists'
  | 'transfers'
  | 'media'
  | 'cuts'
  | 'cutJobs'
  | 'epg'
  | 'stations'
  | 'conversions'
  | 'guide'
  | 'schedules'
  | 'deliveries'
  | 'webhooks'
  | 'webhookHosts'
> & {
  /** Undefined: this server sends no mails. */
  mailer: Mailer | undefined
}

/**
 * The call that a job stands for. It runs with the rights of whoever asked for it: with those of today where this
 * server keeps the accounts itself, else with those that their token named; a machine's with those of today anyway. The job's number is its retry key, so that
 * a job that is run again after a crash has one effect (R18).
 */
export async function jobCaller(services: JobServices, job: JobRow): Promise<Sender> {
  const actor = await actorNow(services, job.actor)
  const products = actor.productAdmin ? await services.config.productIds() : actor.products
  return {
    actor,
    product: undefined,
    products,
    requestId: job.trace,
    tab: undefined,
    lockNumber: undefined,
    ifMatch: undefined,
    idempotencyKey: `job ${job.id}`,
    requestHash: job.id,
  }
}

async function actorNow({ identity }: JobServices, actor: Actor): Promise<Actor> {
  if (actor.only) {
    const machine = await identity.askProvider(actor)
    if (!machine) throw new DomainError('forbidden')
    return machine
  }
  if (!identity.embedded) return actor
  const user = await identity.embedded.directory.findByUid(actor.uid)
  const known = user && actorOfClaims({ sub: user.uid, ...userClaims(user) })
  if (!known) throw new DomainError('forbidden')
  return known
}

export function typeOfJob({ types }: JobServices, { urn }: JobRow): TypeDocument {
  const type = types.get(typeOfUrn(urn) ?? '')
  if (!type) throw new DomainError('notFound')
  return type
}
