import { can } from '#contract/rules/access/can.ts'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import { instantsOf, timingProblems, type TimingProblem } from '#contract/rules/timing/timingProblems.ts'
import { hasTrait, type TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { BodyOf } from '#contract/wire/calls.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { knownType } from '../catalogue/knownType.ts'
import { visibleDocument } from '../kindOfUrn.ts'

const WORDS: Readonly<Record<TimingProblem['problem'], string>> = {
  none: 'Name a time to publish or to unpublish.',
  unreadable: 'This is no instant.',
  past: 'This time has passed.',
  order: 'Unpublishing must come after publishing.',
}

/** Sets or replaces the timing of a document. Its rights are looked at now, and again when the time has come. */
export const setTiming: Command<'setTiming'> = async (context, { params, body }) => {
  const type = knownType(context, params.type)
  refuseRights(context, type, body)
  const { urn } = catalogKind(type)
  const prd = await visibleDocument(context, urn, params.id)
  await refuseState(context, type, params.id)
  const { services, actor, requestId } = context
  refuseProblems(timingProblems(body, services.now()))
  const setter = { actor, trace: requestId, prd }
  return { data: await services.timings.set({ urn, id: params.id }, instantsOf(body), setter) }
}

function refuseRights({ actor }: CallContext, type: TypeDocument, body: BodyOf<'setTiming'>): void {
  const verbs = [body.publishAt && ('publish' as const), body.unpublishAt && ('unpublish' as const)]
  const needed = verbs.flatMap((verb) => (verb ? rightsOfVerb(verb, type) : []))
  if (!needed.every(({ page, action }) => can(actor, page, action))) throw new DomainError('forbidden')
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
