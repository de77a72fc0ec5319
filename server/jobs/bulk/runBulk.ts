import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import { canAll } from '#contract/rules/access/canAll.ts'
import { rightsOfBulk } from '#contract/rules/bulk/rightsOfBulk.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { decideBulk } from '../../decisions/decideBulk.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { BulkInput } from '../../stores/bulk/itemSource.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'
import { OVERLAPPING, workOff, type Pause } from './workOff.ts'

/** Works off a bulk change, slice by slice, each with the rights that its owner has and the type as it is by then. */
export async function runBulk(services: JobServices, job: JobRow, pause?: Pause): Promise<void> {
  const changes = job.input.changes as ChangeSet
  const ledger = { job: job.id, attempt: job.attempt }
  await workOff(
    job,
    pause,
    services.bulkJobs.waiting,
    async (items) => {
      const caller = await jobCaller(services, job)
      const type = typeOfJob(services, job)
      refuseBulkRights(caller.actor, type, changes)
      const plan = { type, changes, products: caller.products }
      const decide = { ...caller, services }
      return services.documents.writeMany(
        caller,
        catalogKind(type),
        items.map(({ nth, doc, input }) => {
          const met = (input as BulkInput) ?? {}
          return { nth, id: doc, decide: (facts) => decideBulk(decide, plan, { ...met, facts }) }
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
