import { can } from '#contract/rules/access/can.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { ExportBody } from '#contract/wire/calls/bulkBodies.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'
import { exportPages } from './exportPages.ts'
import { exportText } from './exportRows.ts'
import { transferCaller, type TransferInput } from './transferCaller.ts'

/** `about`: how many titles there were when it was asked for. */
export type ExportInput = Pick<ExportBody, 'keys' | 'flt' | 'st' | 'fields' | 'format'> &
  TransferInput & { about: number }

/**
 * Writes the titles of an export to its file. A run that broke off begins anew: the file is there once it is whole. It
 * holds what whoever asked for it may see, and nothing of other products.
 */
export async function runExport(services: JobServices, job: JobRow): Promise<void> {
  const type = typeOfJob(services, job)
  const input = job.input as ExportInput
  const callerNow = async () => {
    const whole = await jobCaller(services, job)
    if (!can(whole.actor, type.page, 'view')) throw new DomainError('forbidden')
    return transferCaller(whole, input)
  }
  const caller = await callerNow()
  const name = `${job.id}.${input.format}`
  let written = 0
  const file = { stored: name, name: fileNameOf(type.type, job, input.format) }
  // Noted before it is written: whatever breaks off behind it, the file is found and erased a day later.
  await services.bulkJobs.progress(job, { count: input.about, success: 0, file: { ...file, isWhole: false } })
  const counted = async function* () {
    for await (const titles of exportPages(services, caller, catalogKind(type), input)) {
      // The rights of its person may have changed since; then there is no file.
      if (!sameJson((await callerNow()).products, caller.products)) throw new DomainError('forbidden')
      yield titles
      written += titles.length
      const done = { success: written, ...(written > input.about && { count: written }) }
      // Called off, or taken over by another server: this one stops where it is.
      if (!(await services.bulkJobs.progress(job, done))) throw new DomainError('jobFinished')
    }
  }
  await services.transfers.write(name, exportText(type, input, counted()))
  if (!(await services.bulkJobs.progress(job, { count: written, success: written, file })))
    await services.transfers.remove(name)
}

/** 'movie-2026-11-24-0142.csv': type, day and a mark that tells two of a day apart. */
function fileNameOf(type: string, { ct, id }: JobRow, format: string): string {
  return `${type}-${ct.slice(0, 10)}-${id.slice(-4)}.${format}`
}
