import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { evaluate, preparePolicies, traceOf } from '#contract/rules/policy/evaluate.ts'
import type { Policy, Values } from '#contract/rules/policy/policy.ts'
import type { Asked } from '#contract/rules/policy/prepareRow.ts'
import { readPolicy } from '#contract/rules/policy/readPolicy.ts'
import { contentValues } from '#contract/rules/policy/viewerValues.ts'
import type { EvaluationInput } from '#contract/schemas/policy/evaluation.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { placedViewer } from './placedViewer.ts'
import { policiesInForce, type InForceNow } from './policiesInForce.ts'

/** What policies say of a viewer, a title and a moment: those that are named, or all in force. */
export const evaluatePolicy: Command<'evaluatePolicy'> = async (context, { body }) => {
  const inForce = await policiesInForce(context)
  const prepared = preparePolicies(chosen(inForce.policies, body))
  const question = await askedOf(context, body, inForce)
  const { effect, decided, overridden, skipped } = evaluate(prepared, question)
  const trace = traceOf(prepared, question).map((one) => ({ ...one, rows: [...one.rows] }))
  return { data: { effect, rules: [...decided], overridden: [...overridden], skipped: [...skipped], trace } }
}

/** Whom a call asks about; a title is read by its id, as viewers have it. */
export async function askedOf(
  context: CallContext,
  { viewer = {}, content, at, action }: EvaluationInput,
  inForce: InForceNow,
): Promise<Asked> {
  const moment = at === undefined ? context.services.now() : parseDate(at)
  if (moment === undefined)
    throw new DomainError('malformed', { field: '/at', description: 'A moment is an instant in ISO 8601.' })
  const title = typeof content === 'string' ? await titleValues(context, content, inForce) : content
  return {
    ...{ viewer: await placedViewer(context, viewer), at: moment },
    ...(title !== undefined && { content: title }),
    ...(action !== undefined && { action }),
  }
}

async function titleValues(context: CallContext, id: string, { attributes }: InForceNow): Promise<Values> {
  const kinds = context.services.types.list().map(catalogKind)
  const [found] = await context.services.documents.readByKeys(context, kinds, [id])
  if (!found) throw new DomainError('notFound')
  return contentValues(JSON.parse(found.json), attributes)
}

/** Policies as they were named or sent; one that is named and not in force is not there. */
export function chosen(inForce: readonly Policy[], { policies, rules }: EvaluationInput): Policy[] {
  if (policies === undefined && rules === undefined) return [...inForce]
  const named = (policies ?? []).map((one, nth) => {
    if (typeof one !== 'string') return { ...readPolicy(one), id: one.id ?? `draft-${nth}` }
    const found = inForce.find(({ id }) => id === one)
    if (!found) throw new DomainError('notFound')
    return found
  })
  return rules === undefined ? named : [...named, { ...readPolicy({ more: rules }), id: 'draft' }]
}
