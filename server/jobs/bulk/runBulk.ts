import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { decideBulk } from '../../decisions/decideBulk.ts'
import { refuseBulkRights } from '../../decisions/refuseBulkRights.ts'
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
