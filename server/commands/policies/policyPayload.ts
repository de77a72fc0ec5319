import { isObject } from '#contract/rules/diff/json.ts'
import { AttributeInput, PolicyInput } from '#contract/schemas/policy/policy.ts'
import type { AttributeSource } from '#contract/values/policy.ts'
import type { DocumentText } from '../../decisions/documentChange.ts'
import { keptPayload, type TextParams } from '../../decisions/keptPayload.ts'
import { fieldsOf, known, named, wordsIn } from '../../decisions/namedText.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'

type PolicyTextParams = TextParams & {
  /** Sources of the attributes that are known, by name. */
  sources: ReadonlyMap<string, AttributeSource>
}

const POLICY_FIELDS = fieldsOf(PolicyInput)
const ATTRIBUTE_FIELDS = fieldsOf(AttributeInput)

/**
 * A policy as it would be stored; undefined where a status alone was sent. Its application is what it is for (section
 * 3), and a row that does not say where its attribute comes from takes that from the attribute, so that a policy is
 * evaluated by itself.
 */
export function policyText(body: Payload, params: PolicyTextParams): DocumentText | undefined {
  const { payload, warnings } = known(body, POLICY_FIELDS)
  if (Object.keys(payload).length === 0) return undefined
  const sourced = (rule: unknown) => (isObject(rule) ? withSources(rule, params.sources) : rule)
  const { more } = payload
  const whole = {
    ...withSources(payload, params.sources),
    ...(Array.isArray(more) && { more: more.map(sourced) }),
    ...{ pty: 'application', t: 'policy' },
  }
  return { payload: keptPayload(named(whole), params), warnings }
}

/** An attribute as it would be stored; its values are a list, however they were sent. */
export function attributeText(body: Payload, params: PolicyTextParams): DocumentText | undefined {
  const { payload, warnings } = known(body, ATTRIBUTE_FIELDS)
  if (Object.keys(payload).length === 0) return undefined
  return { payload: keptPayload(named({ ...payload, value: wordsIn(payload.value) }), params), warnings }
}

function withSources(rule: Payload, sources: ReadonlyMap<string, AttributeSource>): Payload {
  const { rules } = rule
  if (!Array.isArray(rules)) return rule
  const rows: unknown[] = rules.map((row: unknown) => {
    if (!isObject(row) || row.src !== undefined) return row
    const src = typeof row.n === 'string' ? sources.get(row.n) : undefined
    return src === undefined ? row : { ...row, src }
  })
  return { ...rule, rules: rows }
}
