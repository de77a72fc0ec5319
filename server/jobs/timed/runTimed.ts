import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { verbOf } from '#contract/rules/actions/verbOf.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { refuseVerb } from '../../commands/catalogue/decideVerb.ts'
import { refuseInvalid } from '../../commands/catalogue/nextText.ts'
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
  const decide = (facts: DocumentFacts): Change => {
    const decided = verbOf(publishes ? 'published' : 'unpublished', stateOf(facts))
    if ('refusal' in decided) throw new DomainError(decided.refusal)
    const { verb } = decided
    refuseVerb(caller, type, verb, { ...facts, lock: undefined }, { changes: false, confirmed: [] })
    if (publishes) refuseInvalid({ ...caller, services }, type, currentOf(facts)?.payload ?? {}, 'publish')
    return { verb, action: job.kind, ignoresLock: true }
  }
  const { rev, json } = await services.documents.read(caller, kind, job.doc)
  if (isSo(JSON.parse(json) as ContentRecord, publishes)) return
  await services.documents.write({ ...caller, ifMatch: rev }, kind, job.doc, decide)
}

/** Somebody has done by hand what was to be done: that is no failure. */
function isSo(record: ContentRecord, publishes: boolean): boolean {
  const { state, draft, published } = documentStateOf(record)
  return state === 'live' && (publishes ? published && draft === undefined : !published)
}
