import { NOT_PAYLOAD } from '#contract/rules/payload/payloadOf.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import { AttributeInput, PolicyInput } from '#contract/schemas/policy/policy.ts'
import type { AttributeSource } from '#contract/values/policy.ts'
import type { Warning } from '#contract/schemas/contentRecord.ts'
import type { DocumentText } from '../../decisions/documentChange.ts'
import { keptPayload, type TextParams } from '../../decisions/keptPayload.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'

type PolicyTextParams = TextParams & {
  /** Sources of the attributes that are known, by name. */
  sources: ReadonlyMap<string, AttributeSource>
}

const NOT_STORED: readonly string[] = ['id', 'key', 'st']
const fieldsOf = (schema: { properties: object }) =>
  new Set(Object.keys(schema.properties).filter((field) => !NOT_STORED.includes(field)))
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
  const { value } = payload
  const list: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  const values = list.flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []))
  return { payload: keptPayload(named({ ...payload, value: [...new Set(values)] }), params), warnings }
}

/**
 * Only what the kind has; what else was sent is dropped and told (calls.md section 0). Of these kinds `n` is the name,
 * and no version's number.
 */
function known(body: Payload, fields: ReadonlySet<string>): DocumentText {
  const sent = Object.entries(body).filter(([field]) => fields.has(field) || !OF_THE_SERVER.has(field))
  const dropped = sent.filter(([field]) => !fields.has(field)).map(([field]) => field)
  return {
    payload: Object.fromEntries(sent.filter(([field]) => fields.has(field))),
    warnings: dropped.map((field): Warning => ({ code: 'unknownField', msg: `'${field}' is not known, and dropped.` })),
  }
}
const OF_THE_SERVER: ReadonlySet<string> = new Set([...NOT_PAYLOAD, 'lon'])

/** Lists and the search look for names in `lon`. */
function named(payload: Payload): Payload {
  const n = typeof payload.n === 'string' ? payload.n.trim() : ''
  return { ...payload, ...(n !== '' && { n, lon: [{ lang: DEFAULT_LANGUAGE, n }] }) }
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
