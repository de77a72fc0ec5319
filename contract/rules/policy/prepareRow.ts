import { MOMENT, type AttributeType, type RuleOperator } from '#contract/values/policy.ts'
import { parseDate } from '../dates/parseDate.ts'
import { comparable, readOperand, type Operand } from './operand.ts'
import { isAttributeType, isOperatorOf } from './operatorsOf.ts'
import type { PolicyRow, Values } from './policy.ts'

/**
 * Why a row cannot be answered; on screen `policies.errors.<code>`. The first three are wrong in the policy itself,
 * `wrongType` in what a viewer or a title says of itself.
 */
export const ROW_ERRORS = ['unknownType', 'badOperator', 'badValue', 'wrongType'] as const
export type RowError = (typeof ROW_ERRORS)[number]
export type RowAnswer = boolean | RowError

/** Whom a policy is asked about, for what, and when (epoch ms). */
export type Asked = {
  viewer: Values
  /** The title that is looked at; containers and tabs have none. */
  content?: Values
  at: number
  /** What the viewer is about to do; 'view' where nothing is said. */
  action?: string
}

export type PreparedRow = { row: PolicyRow; answer: (asked: Asked) => RowAnswer }

/** A row that was read once, to be asked of many. */
export function prepareRow(row: PolicyRow): PreparedRow {
  const { type, operator } = row
  if (!isAttributeType(type)) return { row, answer: () => 'unknownType' }
  if (!isOperatorOf(type, operator)) return { row, answer: () => 'badOperator' }
  const operand = readOperand(type, operator, row.value)
  if (!operand) return { row, answer: () => 'badValue' }
  return { row, answer: remembered(row, (asked) => holds(type, operator, operand, heldBy(row, asked))) }
}

/** Of many titles one viewer is asked about once, and of many rules one title: the last answer stands while both stay. */
function remembered({ source }: PolicyRow, ask: (asked: Asked) => RowAnswer): (asked: Asked) => RowAnswer {
  let answer: RowAnswer | undefined
  let [content, viewer]: [Values | undefined, Values | undefined] = [undefined, undefined]
  let at = 0
  if (source === 'content')
    return (asked) => {
      if (answer !== undefined && asked.content === content) return answer
      content = asked.content
      return (answer = ask(asked))
    }
  return (asked) => {
    if (answer !== undefined && asked.viewer === viewer && asked.at === at) return answer
    viewer = asked.viewer
    at = asked.at
    return (answer = ask(asked))
  }
}

/** What a viewer or title has under the row's attribute; undefined where nothing is known. */
export function heldBy({ attribute, source }: PolicyRow, { viewer, content, at }: Asked): unknown {
  if (attribute === MOMENT && source !== 'content') return at
  const values = source === 'content' ? content : viewer
  return values !== undefined && Object.hasOwn(values, attribute) ? (values[attribute] ?? undefined) : undefined
}

/**
 * Whether an operator holds. What is missing (absent or null) holds only what denies something: it is 'not equals' to
 * everything and 'none of' everything. A value of another type is an error, never a guess: '13' is no Number, 'kids'
 * is no StringArray. An empty list is a list that has none of anything; an empty text is a text.
 */
export function holds(type: AttributeType, operator: RuleOperator, operand: Operand, held: unknown): RowAnswer {
  if (held === undefined || held === null) return operator === 'not equals' || operator === 'none of'
  switch (operand.shape) {
    case 'text':
    case 'texts':
      return type === 'StringArray' ? holdsOfList(operator, operand, held) : holdsOfText(operator, operand, held)
    case 'number':
      return typeof held === 'number' && Number.isFinite(held) ? compares(operator, held, operand.value) : 'wrongType'
    case 'boolean':
      return typeof held === 'boolean' ? held === operand.value : 'wrongType'
    case 'instant': {
      const instant = typeof held === 'number' && Number.isFinite(held) ? held : parseDate(held)
      return instant === undefined ? 'wrongType' : compares(operator, instant, operand.value)
    }
  }
}

type Texts = Extract<Operand, { shape: 'text' | 'texts' }>

function holdsOfText(operator: RuleOperator, { value }: Texts, held: unknown): RowAnswer {
  if (typeof held !== 'string') return 'wrongType'
  const text = comparable(held)
  if (typeof value !== 'string') return operator === 'none of' ? !value.includes(text) : value.includes(text)
  switch (operator) {
    case 'starts with':
      return text.startsWith(value)
    case 'ends with':
      return text.endsWith(value)
    default:
      return operator === 'not equals' ? text !== value : text === value
  }
}

/** Order and repeats of a list do not count; `contains` asks for all that the rule names. */
function holdsOfList(operator: RuleOperator, { value }: Texts, held: unknown): RowAnswer {
  if (!Array.isArray(held)) return 'wrongType'
  const has = new Set<string>()
  for (const one of held as unknown[]) {
    if (typeof one !== 'string') return 'wrongType'
    has.add(comparable(one))
  }
  const wanted = typeof value === 'string' ? [value] : value
  if (operator === 'one of') return wanted.some((one) => has.has(one))
  const hasAll = wanted.every((one) => has.has(one))
  return operator === 'equals' ? hasAll && has.size === wanted.length : hasAll
}

function compares(operator: RuleOperator, held: number, value: number): boolean {
  switch (operator) {
    case 'greater than':
    case 'after':
      return held > value
    case 'less than':
    case 'before':
      return held < value
    default:
      return operator === 'not equals' ? held !== value : held === value
  }
}
