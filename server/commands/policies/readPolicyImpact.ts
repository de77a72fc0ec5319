import { evaluate, preparePolicies, type PreparedPolicies } from '#contract/rules/policy/evaluate.ts'
import type { Policy } from '#contract/rules/policy/policy.ts'
import { speaksOfTitles } from '#contract/rules/policy/policyGate.ts'
import type { Asked } from '#contract/rules/policy/prepareRow.ts'
import type { PolicyEffect } from '#contract/values/policy.ts'
import { RAIL_TITLES } from '#contract/values/rails.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { CallContext, Command } from '../../context.ts'
import { isWholeTitle, railKinds, railLens } from '../storefronts/rails/railLens.ts'
import { allOfKinds, titlePart } from '../storefronts/rails/titlePart.ts'
import { titleValuesOf } from '../storefronts/rails/titleValues.ts'
import { askedOf, chosen } from './askPolicies.ts'
import { policiesInForce, type InForceNow } from './policiesInForce.ts'

const EXAMPLES = 10

type Thing = { id: string; urn: string; lon: readonly LocalizedText[]; before: PolicyEffect; after: PolicyEffect }

/**
 * What changes sides for a viewer once a policy is as it was sent: pages and containers that name it, and the newest
 * titles where it speaks of titles. Nothing is written.
 */
export const readPolicyImpact: Command<'readPolicyImpact'> = async (context, { body }) => {
  const { key, ...asking } = body
  const inForce = await policiesInForce(context)
  const question = await askedOf(context, asking, inForce)
  const id = key ?? 'draft'
  const sent = chosen(inForce.policies, asking).map((one, nth) => (nth === 0 ? { ...one, id } : one))
  const after = [...inForce.policies.filter((one) => !sent.some((other) => other.id === one.id)), ...sent]
  const things = [
    ...(key === undefined ? [] : await namedThings(context, question, key, inForce.policies, after)),
    ...(await titles(context, question, { ...inForce, after })),
  ]
  const changed = things.filter((one) => one.before !== one.after)
  return {
    data: {
      tried: things.length,
      changed: changed.length,
      hidden: changed.filter((one) => one.after === 'Deny').length,
      examples: changed
        .slice(0, EXAMPLES)
        .map(({ id: one, urn, lon, after: effect }) => ({ id: one, urn, lon: [...lon], effect })),
    },
  }
}

/** Pages, tabs and containers that name the policy, each with all that it names beside it. */
async function namedThings(
  context: CallContext,
  question: Asked,
  policy: string,
  before: readonly Policy[],
  after: readonly Policy[],
): Promise<Thing[]> {
  const uses = await context.services.storefronts.usesOf(context, policy)
  const effectOf = (policies: readonly Policy[]) =>
    evaluate(preparePolicies(policies.filter(({ id }) => id === policy)), question).effect
  const [was, is] = [effectOf(before), effectOf(after)]
  return uses.map(({ id, urn, lon }) => ({ id, urn, lon, before: was, after: is }))
}

async function titles(
  context: CallContext,
  question: Asked,
  { policies: before, after, attributes }: InForceNow & { after: readonly Policy[] },
): Promise<Thing[]> {
  const [was, is] = [before, after].map((list) => list.filter(speaksOfTitles))
  if (!was || !is || was.length + is.length === 0) return []
  const lens = railLens(context, { at: new Date(question.at).toISOString() })
  const sources = allOfKinds(railKinds(context).filter(isWholeTitle))
  const rows = await titlePart(context, lens, { sources, window: 'available' }).rows(RAIL_TITLES, 0)
  const values = await titleValuesOf(context, rows, attributes)
  const [wasPrepared, isPrepared] = [preparePolicies(was), preparePolicies(is)]
  return rows.map((row) => {
    const asked = { ...question, content: values.get(row) ?? {} }
    return {
      ...{ id: row.id, urn: row.urn, lon: row.lon ?? [] },
      before: passes(wasPrepared, was.length, asked),
      after: passes(isPrepared, is.length, asked),
    }
  })
}

/** Where no policy speaks of titles, all pass. */
function passes(policies: PreparedPolicies, count: number, asked: Asked): PolicyEffect {
  return count === 0 ? 'Allow' : evaluate(policies, asked).effect
}
