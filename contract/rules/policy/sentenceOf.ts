import { MOMENT, type PolicyEffect, type PolicyMatch, type RuleOperator } from '#contract/values/policy.ts'
import { readOperand, type Operand } from './operand.ts'
import { isAttributeType, isOperatorOf } from './operatorsOf.ts'
import type { PolicyRow, PolicyRule } from './policy.ts'

/**
 * What a row says, as a word key with what it speaks of: `policies.says.<key>` with `name` and `value`. Values are
 * words of the operator, an instant as ISO 8601; whoever shows them joins and formats them in the reader's language.
 */
export type RowPhrase = {
  key: PhraseKey
  name: string
  values: readonly string[]
  /** How the values are to be written. */
  shape: Operand['shape'] | 'nothing'
  /** Whoever has no value counts as well: what surprises is said with `policies.says.missingCounts`. */
  missingCounts: boolean
}

/** Each operator of each type that reads differently. */
type PhraseKey =
  | 'equals'
  | 'notEquals'
  | 'startsWith'
  | 'endsWith'
  | 'oneOf'
  | 'noneOf'
  | 'greaterThan'
  | 'lessThan'
  | 'before'
  | 'after'
  | 'is'
  | 'isNot'
  | 'equalsList'
  | 'contains'
  | 'hasOneOf'
  | 'unclear'
  | 'unchosen'

/** A rule in parts, from which every language makes its own sentence: who may do what, and when. */
export type RuleSentence = {
  effect: PolicyEffect
  /** Actions by their words, or names of custom ones; none: anything. */
  actions: readonly string[]
  isCustom: boolean
  match: PolicyMatch
  /** The rows that count; none: whoever it is, or nobody where one of none is asked for. */
  rows: readonly RowPhrase[]
  condition: 'rows' | 'everybody' | 'nobody'
}

/** A rule as it is said; rows that are switched off are not. */
export function sentenceOf({ kind, actions, effect, match, rows, off }: PolicyRule): RuleSentence {
  const live = rows.filter((row) => !row.off)
  const isIdle = off === true || (live.length === 0 && (rows.length > 0 || match === 'any'))
  const condition = isIdle ? 'nobody' : live.length === 0 ? 'everybody' : 'rows'
  return { effect, actions, isCustom: kind === 'custom', match, rows: live.map(rowPhrase), condition }
}

/** What a row says; one that makes no sense, or names no attribute yet, says so, as it is not applied. */
export function rowPhrase({ type, attribute, operator, value }: PolicyRow): RowPhrase {
  const name = attribute === MOMENT ? '' : attribute
  const isOperator = isAttributeType(type) && isOperatorOf(type, operator)
  const operand = isOperator ? readOperand(type, operator, value) : undefined
  const unread = attribute === '' ? 'unchosen' : 'unclear'
  if (!isOperator || !operand) return { key: unread, name, values: [], shape: 'nothing', missingCounts: false }
  const missingCounts = operator === 'not equals' || operator === 'none of'
  return { key: keyOf(type, operator, operand), name, values: valuesOf(operand), shape: operand.shape, missingCounts }
}

function keyOf(type: string, operator: RuleOperator, operand: Operand): PhraseKey {
  if (operand.shape === 'boolean') return operand.value ? 'is' : 'isNot'
  if (type === 'StringArray') return OF_LISTS[operator] ?? 'unclear'
  return KEYS[operator]
}

const KEYS: Readonly<Record<RuleOperator, PhraseKey>> = {
  equals: 'equals',
  'not equals': 'notEquals',
  'starts with': 'startsWith',
  'ends with': 'endsWith',
  'one of': 'oneOf',
  'none of': 'noneOf',
  'greater than': 'greaterThan',
  'less than': 'lessThan',
  before: 'before',
  after: 'after',
  contains: 'contains',
}
const OF_LISTS: Partial<Record<RuleOperator, PhraseKey>> = {
  equals: 'equalsList',
  contains: 'contains',
  'one of': 'hasOneOf',
}

function valuesOf(operand: Operand): readonly string[] {
  switch (operand.shape) {
    case 'text':
      return [operand.value]
    case 'texts':
      return operand.value
    case 'instant':
      return [new Date(operand.value).toISOString()]
    case 'number':
      return [String(operand.value)]
    case 'boolean':
      return []
  }
}
