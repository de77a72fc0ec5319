import { can } from '#contract/rules/access/can.ts'
import { rightsOfImport } from '#contract/rules/transfer/rightsOfImport.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { workOff, type Pause } from '../bulk/workOff.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'
import { decideImport } from './decideImport.ts'
import { importPlan, type ImportInput } from './importPlan.ts'
import { hiddenTitle, resolveRows } from './resolveRows.ts'
import { transferCaller } from './transferCaller.ts'

/** Writes the rows of a file, slice by slice: each is one item of the job, which undo takes back like any other. */
export async function runImport(services: JobServices, job: JobRow, pause?: Pause): Promise<void> {
  const type = typeOfJob(services, job)
  const input = job.input as ImportInput
  const ledger = { job: job.id, attempt: job.attempt }
  await workOff(job, pause, services.bulkJobs.waiting, async (items) => {
    const whole = await jobCaller(services, job)
    if (!rightsOfImport(type, input.publish).every(({ page, action }) => can(whole.actor, page, action)))
      throw new DomainError('forbidden')
    const caller = transferCaller(whole, input)
    const plan = importPlan({ services, caller, type, nameable: whole.products, input })
    const rows = items.map(({ nth, input: values }) => ({ nth, values: values as Record<string, unknown> }))
    const found = await resolveRows(plan, rows)
    return services.documents.writeMany(
      caller,
      catalogKind(type),
      found.map((row) => ({
        nth: row.nth,
        id: row.doc,
        decide: (facts) => decideImport(plan, row, facts),
        hidden: () => hiddenTitle(row),
      })),
      ledger,
    )
  })
}
