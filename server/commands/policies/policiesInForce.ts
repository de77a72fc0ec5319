import type { Policy, PolicyAttribute } from '#contract/rules/policy/policy.ts'
import { policyGate, type PolicyGate } from '#contract/rules/policy/policyGate.ts'
import { readPolicy } from '#contract/rules/policy/readPolicy.ts'
import { ATTRIBUTE_SOURCES, POLICY_URN } from '#contract/values/policy.ts'
import type { CallContext } from '../../context.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'

export type InForceNow = { policies: readonly Policy[]; attributes: readonly PolicyAttribute[] }

/** Published policies and attributes of the call's products. */
export async function policiesInForce(context: CallContext): Promise<InForceNow> {
  const found = await context.services.policies.inForce(context)
  return {
    policies: found.filter(({ urn }) => urn === POLICY_URN).map(({ id, payload }) => readPolicy({ ...payload, id })),
    attributes: found.filter(({ urn }) => urn !== POLICY_URN).map(({ payload }) => attributeOf(payload)),
  }
}

/** What they let pass, for rails and pages. */
export async function gateInForce(context: CallContext): Promise<{ gate: PolicyGate } & InForceNow> {
  const inForce = await policiesInForce(context)
  return { gate: policyGate(inForce.policies, inForce.attributes), ...inForce }
}

function attributeOf({ n, type, source, value, fld }: Payload): PolicyAttribute {
  return {
    name: typeof n === 'string' ? n : '',
    type: typeof type === 'string' ? type : '',
    source: ATTRIBUTE_SOURCES.find((one) => one === source) ?? 'select',
    values: Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [],
    ...(typeof fld === 'string' && fld !== '' && { field: fld }),
  }
}
