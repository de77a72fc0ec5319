import { isObject, type JsonObject } from '#contract/rules/diff/json.ts'
import { readPolicy, fieldsOfRules, ruleOnWire, rulesInPolicy } from '#contract/rules/policy/readPolicy.ts'
import type { Policy } from '#contract/rules/policy/policy.ts'
import type { PolicyCase, PolicyInput } from '#contract/schemas/policy/policy.ts'
import type { PolicyRow, PolicyRule } from '#contract/rules/policy/policy.ts'
import type { Values } from '#kit/record/editor/workingValues.ts'

/** Fields of a policy that are edited as they stand. */
const PLAIN = ['n', 'an', 'pn', 'prd', 'cases', 'rev'] as const

/** The values of a record, or of a payload that was sent: all rules in one list, as the wire has them, so that what nobody touches stays. */
export function valuesOfPolicy(saved: object): Values {
  const record = saved as JsonObject
  const plain = PLAIN.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]] as const]))
  return { ...Object.fromEntries(plain), rules: rulesInPolicy(record) }
}

/** What is sent of them. */
export function payloadOfPolicy(values: Values): PolicyInput {
  const { rules, rev: _rev, ...plain } = values
  return { ...plain, ...fieldsOfRules(listOf(rules)) } as PolicyInput
}

/** The policy that they are, to be judged and tried. */
export function policyIn(values: Values): Policy {
  return { ...readPolicy({ n: values.n, more: listOf(values.rules) }), id: 'draft' }
}

export function casesIn({ cases }: Values): readonly PolicyCase[] {
  return Array.isArray(cases) ? (cases as PolicyCase[]) : []
}

/** Where something stands among the values, by its place on the wire, where the first rule is the policy itself. */
export function pointerInEditor(pointer: string): string {
  const [, list, place, ...rest] = pointer.split('/')
  if (list === 'more' && place !== undefined) return ['/rules', Number(place) + 1, ...rest].join('/')
  if (list === 'rules') return ['/rules/0/rules', ...(place === undefined ? [] : [place]), ...rest].join('/')
  return pointer
}

const FIRST: PolicyRule = { kind: 'action', actions: ['view'], effect: 'Allow', match: 'all', rows: [] }
const EMPTY: PolicyRow = { type: '', attribute: '', operator: '', value: '' }

/** What a new rule begins with: one row that says nothing yet. */
export const newRule = (): JsonObject => ruleOnWire({ ...FIRST, rows: [EMPTY] })

/** What a new row begins with. */
export const newRow = (): JsonObject => ({ aty: '', n: '', op: '', val: '' })

/** The rows of a rule as the wire has them. */
export function rowsOf(rule: unknown): readonly unknown[] {
  return isObject(rule) ? listOf(rule.rules) : []
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}
