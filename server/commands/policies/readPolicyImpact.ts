import { effectOf, preparePolicies, type PreparedPolicies } from '#contract/rules/policy/evaluate.ts'
import type { Policy } from '#contract/rules/policy/policy.ts'
import { speaksOfTitles } from '#contract/rules/policy/policyGate.ts'
import type { Asked } from '#contract/rules/policy/prepareRow.ts'
import type { PolicyEffect } from '#contract/values/policy.ts'
import { RAIL_TITLES } from '#contract/values/rails.ts'
import type { CallContext, Command } from '../../context.ts'
import { isWholeTitle, railKinds, railLens } from '../storefronts/rails/railLens.ts'
import { allOfKinds, titlePart } from '../storefronts/rails/titlePart.ts'
import { titleValuesOf } from '../storefronts/rails/titleValues.ts'
import { askedOf, chosen } from './askPolicies.ts'
import { pageThings, type Thing } from './pageThings.ts'
import { policiesInForce, type InForceNow } from './policiesInForce.ts'

const EXAMPLES = 10

/**
 * What changes sides for a viewer once a policy is as it was sent, and what the viewer gets then: pages with their tabs
 * and containers, and the newest titles. Nothing is written.
 */
export const readPolicyImpact: Command<'readPolicyImpact'> = async (context, { body }) => {
  const { key, offset = 0, ...asking } = body
  const inForce = await policiesInForce(context)
  const question = await askedOf(context, asking, inForce)
  const id = key ?? 'draft'
  const sent = chosen(inForce.policies, asking).map((one, nth) => (nth === 0 ? { ...one, id } : one))
  const after = [...inForce.policies.filter((one) => !sent.some((other) => other.id === one.id)), ...sent]
  const [inPages, ofTitles] = await Promise.all([
    pageThings(context, question, { ...inForce, after }),
    titles(context, question, { ...inForce, after }),
  ])
  const things = [...inPages, ...ofTitles]
  const changed = things.filter((one) => one.before !== one.after)
  const examples = [...new Map(changed.map((one) => [one.id, one])).values()].slice(offset, offset + EXAMPLES)
  const share = (some: readonly Thing[]) => ({
    passed: some.filter((one) => one.after === 'Allow').length,
    of: some.length,
  })
  const of = (what: Thing['what']) => share(things.filter((one) => one.what === what))
  return {
    data: {
      tried: things.length,
      changed: changed.length,
      hidden: changed.filter((one) => one.after === 'Deny').length,
      examples: examples.map(({ id: one, urn, lon, after: effect }) => ({ id: one, urn, lon: [...lon], effect })),
      sees: { tabs: of('tab'), containers: of('container'), titles: of('title') },
    },
  }
}

async function titles(
  context: CallContext,
  question: Asked,
  { policies: before, after, attributes }: InForceNow & { after: readonly Policy[] },
): Promise<Thing[]> {
  const [was, is] = [before.filter(speaksOfTitles), after.filter(speaksOfTitles)]
  const lens = railLens(context, { at: new Date(question.at).toISOString() })
  const sources = allOfKinds(railKinds(context).filter(isWholeTitle))
  const rows = await titlePart(context, lens, { sources, window: 'available' }).rows(RAIL_TITLES, 0)
  const isJudged = was.length + is.length > 0
  const values = isJudged ? await titleValuesOf(context, rows, attributes) : undefined
  const [wasPrepared, isPrepared] = [preparePolicies(was), preparePolicies(is)]
  return rows.map((row) => {
    const asked = { ...question, content: values?.get(row) ?? {} }
    return {
      ...{ what: 'title', id: row.id, urn: row.urn, lon: row.lon ?? [] },
      before: passes(wasPrepared, was.length, asked),
      after: passes(isPrepared, is.length, asked),
    }
  })
}

/** Where no policy speaks of titles, all pass. */
function passes(policies: PreparedPolicies, count: number, asked: Asked): PolicyEffect {
  return count === 0 ? 'Allow' : effectOf(policies, asked)
}
