import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { evaluate, preparePolicies } from '#contract/rules/policy/evaluate.ts'
import type { Policy, Values } from '#contract/rules/policy/policy.ts'
import { readPolicy } from '#contract/rules/policy/readPolicy.ts'
import { contentValues } from '#contract/rules/policy/viewerValues.ts'
import type { CaseOutcome } from '#contract/schemas/policy/evaluation.ts'
import type { PolicyCase } from '#contract/schemas/policy/policy.ts'
import type { CallContext, Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import { policiesInForce } from './policiesInForce.ts'

/** What the cases of a policy ask about: titles by id, as attributes see them, and the moment. */
export type CaseFacts = { titles: ReadonlyMap<string, Values>; now: number }

/** What a policy, as it is sent, says of each of its cases. */
export const tryPolicyCases: Command<'tryPolicyCases'> = async (context, { body: { policy } }) => ({
  data: tryCases(policy, await caseFacts(context, [policy])),
})

/** Each case, asked of the policy by itself: what else is in force today is not what the case is about. */
export function tryCases(payload: Payload, facts: CaseFacts): CaseOutcome[] {
  const policy = { ...readPolicy(payload), id: 'draft' }
  return casesOf(payload).map((one) => tryCase(policy, one, facts))
}

/** Reads the titles that cases name; policies may be as they are stored, or as they are sent. */
export async function caseFacts(context: CallContext, policies: readonly Payload[]): Promise<CaseFacts> {
  const { types, documents, now } = context.services
  const ids = [...new Set(policies.flatMap((one) => casesOf(one).flatMap(({ content }) => content ?? [])))]
  if (ids.length === 0) return { titles: new Map(), now: now() }
  const [{ attributes }, found] = await Promise.all([
    policiesInForce(context),
    documents.readByKeys(context, types.list().map(catalogKind), ids),
  ])
  const titles = found.map(({ id, json }) => [id, contentValues(JSON.parse(json), attributes)] as const)
  return { titles: new Map(titles), now: now() }
}

/** A title that is gone, or a moment that is none, is no reason to pass. */
function tryCase(policy: Policy, one: PolicyCase, { titles, now }: CaseFacts): CaseOutcome {
  const { viewer = {}, action } = one
  const at = one.at === undefined ? now : parseDate(one.at)
  const content = one.content === undefined ? undefined : titles.get(one.content)
  const { effect, decided, skipped } = evaluate(preparePolicies([policy]), {
    ...{ viewer, at: at ?? now },
    ...(content && { content }),
    ...(action !== undefined && { action }),
  })
  const error = one.content !== undefined && !content ? 'noTitle' : at === undefined ? 'noMoment' : undefined
  return {
    passes: error === undefined && effect === one.effect,
    ...{ effect, rules: [...decided], skipped: [...skipped] },
    ...(error && { error }),
  }
}

/** The schema has seen to what a case is; stored ones went through it as well. */
function casesOf({ cases }: Payload): readonly PolicyCase[] {
  return Array.isArray(cases) ? (cases as PolicyCase[]) : []
}
