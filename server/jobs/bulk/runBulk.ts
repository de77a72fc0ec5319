import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import { canAll } from '#contract/rules/access/canAll.ts'
import { rightsOfBulk } from '#contract/rules/bulk/rightsOfBulk.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { decideAlike } from '../../decisions/decideAlike.ts'
import { decideBulk } from '../../decisions/decideBulk.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { BulkInput } from '../../stores/bulk/itemSource.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'
import { inStoredOrder } from './inStoredOrder.ts'
import { LARGE_SLICE, OVERLAPPING, workOff, type Pause } from './workOff.ts'

/**
 * Works off a bulk change, slice by slice, each with the rights that its owner has and the type as it is by then: first
 * what the database changes by itself, then title by title what it has passed over.
 */
export async function runBulk(services: JobServices, job: JobRow, pause?: Pause): Promise<void> {
  const changes = job.input.changes as ChangeSet
  const ledger = { job: job.id, attempt: job.attempt }
  const planned = async () => {
    const caller = await jobCaller(services, job)
    const type = typeOfJob(services, job)
    refuseBulkRights(caller.actor, type, changes)
    return { caller: { ...caller, services }, type, plan: { type, changes, products: caller.products } }
  }
  const { caller, plan } = await planned()
  if (await decideAlike(caller, plan)) {
    const alike = async (items: readonly { nth: number }[]) => {
      const { caller, type, plan } = await planned()
      const change = await decideAlike(caller, plan)
      const places = items.map(({ nth }) => nth)
      return !change || services.documents.writeAlike(caller, catalogKind(type), change, places, ledger)
    }
    await workOff(job, pause, inStoredOrder(services.bulkJobs), alike, OVERLAPPING, LARGE_SLICE)
  }
  await workOff(
    job,
    pause,
    services.bulkJobs.waiting,
    async (items) => {
      const { caller, type, plan } = await planned()
      return services.documents.writeMany(
        caller,
        catalogKind(type),
        items.map(({ nth, doc, input }) => {
          const met = (input as BulkInput) ?? {}
          return { nth, id: doc, decide: (facts) => decideBulk(caller, plan, { ...met, facts }) }
        }),
        ledger,
      )
    },
    OVERLAPPING,
  )
}

/** Throws where the actor lacks a right that the change set asks for today. */
function refuseBulkRights(actor: Actor, type: TypeDocument, changes: ChangeSet): void {
  if (!canAll(actor, rightsOfBulk(changes, type))) throw new DomainError('forbidden')
}
