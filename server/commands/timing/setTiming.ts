import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { instantsOf, timingProblems, type TimingProblem } from '#contract/rules/timing/timingProblems.ts'
import { hasTrait, type TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { knownType } from '../catalogue/knownType.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { refuseTimingRights } from './refuseTimingRights.ts'

const WORDS: Readonly<Record<TimingProblem['problem'], string>> = {
  none: 'Name a time to publish or to unpublish.',
  unreadable: 'This is no instant.',
  past: 'This time has passed.',
  order: 'Unpublishing must come after publishing.',
}

/** Sets or replaces the timing of a document. Its rights are looked at now, and again when the time has come. */
export const setTiming: Command<'setTiming'> = async (context, { params, body }) => {
  const type = knownType(context, params.type)
  refuseTimingRights(context, type, body)
  const { urn } = catalogKind(type)
  const prd = await visibleDocument(context, urn, params.id)
  const { services, actor, requestId } = context
  refuseTimingRights(context, type, body, await services.timings.read({ urn, id: params.id }))
  await refuseState(context, type, params.id)
  refuseProblems(timingProblems(body, services.now()))
  const setter = { actor, trace: requestId, prd }
  return { data: await services.timings.set({ urn, id: params.id }, instantsOf(body), setter) }
}

async function refuseState({ services, ...caller }: CallContext, type: TypeDocument, id: string): Promise<void> {
  const { json } = await services.documents.read(caller, catalogKind(type), id)
  const { state, draft } = documentStateOf(JSON.parse(json) as ContentRecord)
  if (draft === 'pre-draft') throw new DomainError('processing')
  if (state !== 'live' || !hasTrait(type, 'publishable')) throw new DomainError('wrongStatus')
}

function refuseProblems(problems: readonly TimingProblem[]): void {
  if (problems.length === 0) return
  const fields = problems.map(({ field, problem }) => ({
    field: `/${field}`,
    description: WORDS[problem],
    keyword: problem,
  }))
  throw new DomainError('pastInstant', { fields })
}
