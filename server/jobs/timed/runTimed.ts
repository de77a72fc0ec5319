import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { standsAs } from '#contract/rules/actions/standsAs.ts'
import { verbOf } from '#contract/rules/actions/verbOf.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { refuseInvalid } from '../../decisions/refuseInvalid.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { currentOf, stateOf, type DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Change } from '../../stores/documentStore.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'

/**
 * Publishes or unpublishes a document whose time has come, by the very verbs of the write path. What is published is
 * the draft as it is saved at that moment. A lock does not hold it up: air times are promised to viewers, and whoever
 * is typing keeps their text, is told, and saves over it as over anybody's version.
 */
export async function runTimed(services: JobServices, job: JobRow): Promise<void> {
  const type = typeOfJob(services, job)
  const kind = catalogKind(type)
  const caller = await jobCaller(services, job)
  const publishes = job.kind === 'timedPublish'
  const st = publishes ? 'published' : 'unpublished'
  const decide = async (facts: DocumentFacts): Promise<Change> => {
    const decided = verbOf(st, stateOf(facts))
    if ('refusal' in decided) throw new DomainError(decided.refusal)
    const { verb } = decided
    await refuseVerb(caller, kind, verb, { ...facts, lock: undefined }, { changes: false, confirmed: [] })
    if (publishes) await refuseInvalid({ ...caller, services }, type, currentOf(facts)?.payload ?? {}, 'publish')
    return { verb, action: job.kind, ignoresLock: true }
  }
  const { rev, json } = await services.documents.read(caller, kind, job.doc)
  if (standsAs(st, documentStateOf(JSON.parse(json) as ContentRecord))) return
  await services.documents.write({ ...caller, ifMatch: rev }, kind, job.doc, decide)
}
