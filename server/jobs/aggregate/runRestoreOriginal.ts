import { DomainError } from '#contract/wire/errors.ts'
import { originalParent, originalText } from '../../decisions/originalText.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { productsOf, type DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Change } from '../../stores/documentStore.ts'
import { isInScope, scopeOf } from '../../stores/documents/sender.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'

/**
 * The text that a title was imported with becomes its draft, as an old version does: what is published stays live, and
 * a draft that gives way remains in the version list.
 */
export async function runRestoreOriginal(services: JobServices, job: JobRow): Promise<void> {
  const type = typeOfJob(services, job)
  const kind = catalogKind(type)
  const caller = await jobCaller(services, job)
  const original = await services.aggregates.original({ urn: job.urn, id: job.doc })
  if (!original || !isInScope(productsOf(original.payload), scopeOf(caller))) throw new DomainError('noOriginal')
  const parent = await originalParent(services, caller, type, original.payload)
  let message: string | undefined
  const decide = async (facts: DocumentFacts): Promise<Change> => {
    const asked = { changes: true, confirmed: ['replaceDraft'] } as const
    await refuseVerb(caller, kind, 'restoreVersion', { ...facts, lock: undefined }, asked)
    const told = { original: original.payload, parent, facts }
    const { payload, warnings } = await originalText(services, caller, type, told)
    const next = { payload, schema: original.schema }
    message = warnings[0]?.msg
    return { verb: 'restoreVersion', action: job.kind, ignoresLock: true, next }
  }
  const { rev } = await services.documents.read(caller, kind, job.doc)
  await services.documents.write({ ...caller, ifMatch: rev }, kind, job.doc, decide)
  if (message !== undefined) await services.bulkJobs.progress(job, { message })
}
