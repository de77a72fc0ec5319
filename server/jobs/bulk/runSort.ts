import { put, type JsonObject } from '#contract/rules/diff/json.ts'
import { decideBulk } from '../../decisions/decideBulk.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'
import { OVERLAPPING, workOff, type Pause } from './workOff.ts'

/** Numbers a parent's children: `urn` is that of the children, the input of each is its number. */
export async function runSort(services: JobServices, job: JobRow, pause?: Pause): Promise<void> {
  const ledger = { job: job.id, attempt: job.attempt }
  await workOff(
    job,
    pause,
    services.bulkJobs.waiting,
    async (items) => {
      const caller = await jobCaller(services, job)
      const type = typeOfJob(services, job)
      const field = type.narrow.number ?? ''
      const decide = { ...caller, services }
      return services.documents.writeMany(
        caller,
        catalogKind(type),
        items.map(({ nth, doc, input }) => {
          const set: JsonObject = {}
          put(set, field, input)
          const plan = { type, changes: { set }, products: caller.products }
          return { nth, id: doc, decide: (facts) => decideBulk(decide, plan, { facts, seen: undefined }) }
        }),
        ledger,
      )
    },
    OVERLAPPING,
  )
}
