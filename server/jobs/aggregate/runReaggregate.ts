import type { Reaggregated } from '#contract/rules/aggregate/reaggregate.ts'
import { isObject, sameJson, type JsonObject } from '#contract/rules/diff/json.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { refuseInvalid } from '../../decisions/refuseInvalid.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import type { PartsState } from '../../stores/aggregateStore.ts'
import { currentOf, type DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Change } from '../../stores/documentStore.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'
import { composeAnew } from './composedAnew.ts'

/**
 * Composes a title anew from the records that its sources have given (calls.md section 7). Where that changes it, it
 * is saved as a draft like anybody's work: what is published stays live until somebody publishes.
 */
export async function runReaggregate(services: JobServices, job: JobRow): Promise<void> {
  const type = typeOfJob(services, job)
  const kind = catalogKind(type)
  const caller = await jobCaller(services, job)
  const target = { urn: job.urn, id: job.doc }
  const { aggregates, documents } = services
  const [sources, last, parts] = await Promise.all([
    aggregates.sources(target),
    aggregates.base(target),
    aggregates.parts(target),
  ])
  const { json, rev } = await documents.read(caller, kind, job.doc)
  const anew = async (current: JsonObject): Promise<Reaggregated> => {
    const next = await composeAnew({ current, base: last?.base ?? {}, sources })
    return { ...next, payload: withParts(next.payload, parts, type.schema) }
  }
  const decide = async (facts: DocumentFacts): Promise<Change> => {
    const { payload } = await anew((currentOf(facts)?.payload ?? {}) as JsonObject)
    await refuseVerb(caller, kind, 'saveDraft', { ...facts, lock: undefined }, { changes: true, confirmed: [] })
    await refuseInvalid({ ...caller, services }, type, payload, 'shape')
    return { verb: 'saveDraft', action: job.kind, ignoresLock: true, next: { payload, schema: type.schemaVersion } }
  }
  const current = JSON.parse(json) as JsonObject
  if (isPutAway(current)) throw new DomainError('wrongStatus')
  const { payload, composed } = await anew(current)
  if (!sameJson(payload, current)) await documents.write({ ...caller, ifMatch: rev }, kind, job.doc, decide)
  if (sources.length > 0) await aggregates.setBase(target, composed)
}

function isPutAway({ st }: JsonObject): boolean {
  return st === 'deleted' || st === 'archived' || st === 'purged'
}

/** What follows from the title's children, where its type has the fields for it. */
function withParts(payload: JsonObject, parts: PartsState, schema: JsonObject): JsonObject {
  const known = isObject(schema.properties) ? schema.properties : {}
  if (!parts) return payload
  return {
    ...payload,
    ...(known.mn_avl !== undefined ? { mn_avl: parts.areAvailable } : {}),
    ...(known.mn_lic !== undefined && parts.ends !== undefined ? { mn_lic: parts.ends } : {}),
  }
}
