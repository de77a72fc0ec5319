import type { Policy, PolicyAttribute } from '#contract/rules/policy/policy.ts'
import { policyGate, type PolicyGate } from '#contract/rules/policy/policyGate.ts'
import { readAttribute, readPolicy } from '#contract/rules/policy/readPolicy.ts'
import { POLICY_URN } from '#contract/values/policy.ts'
import type { CallContext } from '../../context.ts'

export type InForceNow = { policies: readonly Policy[]; attributes: readonly PolicyAttribute[] }

/** Published policies and attributes of the call's products. */
export async function policiesInForce(context: CallContext): Promise<InForceNow> {
  const found = await context.services.policies.inForce(context)
  return {
    policies: found.filter(({ urn }) => urn === POLICY_URN).map(({ id, payload }) => readPolicy({ ...payload, id })),
    attributes: found.filter(({ urn }) => urn !== POLICY_URN).map(({ payload }) => readAttribute(payload)),
  }
}

/** What they let pass, for rails and pages. */
export async function gateInForce(context: CallContext): Promise<{ gate: PolicyGate } & InForceNow> {
  const inForce = await policiesInForce(context)
  return { gate: policyGate(inForce.policies, inForce.attributes), ...inForce }
}
