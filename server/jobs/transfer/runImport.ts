import { canAll } from '#contract/rules/access/canAll.ts'
import { rightsOfImport } from '#contract/rules/transfer/rightsOfImport.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { WaitingItem } from '../../stores/bulkJobStore.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { OVERLAPPING, workOff, type Pause } from '../bulk/workOff.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'
import type { Provenance } from '../../stores/documents/many/provenance.ts'
import { decideImport, type DecidedRow } from './decideImport.ts'
import { sourced } from './sourced.ts'
import { importPlan, type ImportInput, type ImportPlan } from './importPlan.ts'
import { hiddenTitle, resolveRows } from './resolveRows.ts'
import { transferCaller } from './transferCaller.ts'

/** A decided row as it is written: with where its text comes from, and with what was left out. */
function noted(plan: ImportPlan, { row, change, left }: DecidedRow, provenance: Provenance) {
  const note = left.length > 0 ? { left } : undefined
  if (!change) return note && { note }
  return { ...sourced(plan, row, change, provenance), note }
}

/** Writes the rows of a file, slice by slice: each is one item of the job, which undo takes back like any other. */
export async function runImport(services: JobServices, job: JobRow, pause?: Pause): Promise<void> {
  const input = job.input as ImportInput
  // A row may name a title of an earlier row as its parent only where both are of one type.
  const { type: name, relations } = typeOfJob(services, job)
  const atOnce = relations?.parent?.types.includes(name) ? 1 : OVERLAPPING
  const ledger = { job: job.id, attempt: job.attempt }
  const work = async (items: readonly WaitingItem[]) => {
    const whole = await jobCaller(services, job)
    const type = typeOfJob(services, job)
    if (!canAll(whole.actor, rightsOfImport(type, input.publish))) throw new DomainError('forbidden')
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
        asksProvenance: true,
        decide: async (facts, provenance) => noted(plan, await decideImport(plan, row, facts), provenance),
        hidden: () => hiddenTitle(row),
      })),
      ledger,
    )
  }
  await workOff(job, pause, services.bulkJobs.waiting, work, atOnce)
}
