import type { AttributeType, RuleOperator } from '#contract/values/policy.ts'
import { readOperand, type Operand } from './operand.ts'
import { isAttributeType, isOperatorOf } from './operatorsOf.ts'
import type { PolicyRow } from './policy.ts'
import { holds } from './prepareRow.ts'

type Read = { type: AttributeType; operator: RuleOperator; operand: Operand }

/** Whether no viewer can ever satisfy both rows: a country that is MY and SG at once, after later than before. */
export function excludeEachOther(one: PolicyRow, other: PolicyRow): boolean {
  const [a, b] = pairOf(one, other) ?? []
  if (!a || !b) return false
  if (a.type === 'StringArray') return excludesList(a, b) || excludesList(b, a)
  const [values, rest] = exactValues(a) ? [exactValues(a), b] : [exactValues(b), a]
  // What a row names value by value can be tried; what is missing satisfies none of those.
  if (values) return values.every((value) => holds(rest.type, rest.operator, rest.operand, value) !== true)
  if (isBound(a) && isBound(b)) return excludesRange(a, b)
  return excludesText(a, b)
}

/** Whether whoever satisfies one row satisfies the other, too. */
export function impliesRow(one: PolicyRow, other: PolicyRow): boolean {
  const [a, b] = pairOf(one, other) ?? []
  if (!a || !b) return false
  if (a.type === 'StringArray') return impliesList(a, b)
  const values = exactValues(a)
  if (values) return values.every((value) => holds(b.type, b.operator, b.operand, value) === true)
  if (isBound(a) && isBound(b))
    return isUpper(a) === isUpper(b) && (isUpper(a) ? numberOf(a) <= numberOf(b) : numberOf(a) >= numberOf(b))
  if (isBound(a) && b.operator === 'not equals')
    return isUpper(a) ? numberOf(a) <= numberOf(b) : numberOf(a) >= numberOf(b)
  const [left, right] = [excluded(a), excluded(b)]
  if (left && right) return right.every((value) => left.includes(value))
  if (a.operator !== b.operator) return impliesAffix(a, right)
  const [longer, shorter] = [textIn(a), textIn(b)]
  return a.operator === 'starts with' ? longer.startsWith(shorter) : longer.endsWith(shorter)
}

function pairOf(one: PolicyRow, other: PolicyRow): [Read, Read] | undefined {
  const isSame = one.attribute === other.attribute && (one.source === 'content') === (other.source === 'content')
  const [a, b] = [readOf(one), readOf(other)]
  return isSame && a && b && a.type === b.type ? [a, b] : undefined
}

function readOf({ type, operator, value }: PolicyRow): Read | undefined {
  if (!isAttributeType(type) || !isOperatorOf(type, operator)) return undefined
  const operand = readOperand(type, operator, value)
  return operand && { type, operator, operand }
}

/** All values that satisfy a row, where those can be named. */
function exactValues({ operator, operand }: Read): readonly (string | number | boolean)[] | undefined {
  if (operator !== 'equals' && operator !== 'one of') return undefined
  return typeof operand.value === 'object' ? operand.value : [operand.value]
}

/** The values that a row rules out, and nothing else. */
function excluded({ operator, operand }: Read): readonly (string | number | boolean)[] | undefined {
  if (operator !== 'not equals' && operator !== 'none of') return undefined
  return typeof operand.value === 'object' ? operand.value : [operand.value]
}

const UPPER: readonly RuleOperator[] = ['less than', 'before']
const LOWER: readonly RuleOperator[] = ['greater than', 'after']
const isUpper = ({ operator }: Read) => UPPER.includes(operator)
const isBound = (read: Read) => isUpper(read) || LOWER.includes(read.operator)
const numberOf = ({ operand }: Read) => (typeof operand.value === 'number' ? operand.value : NaN)
const textIn = ({ operand }: Read) => (typeof operand.value === 'string' ? operand.value : '')
const textsIn = ({ operand }: Read) => (typeof operand.value === 'object' ? operand.value : [String(operand.value)])

function excludesRange(a: Read, b: Read): boolean {
  if (isUpper(a) === isUpper(b)) return false
  const [lower, upper] = isUpper(a) ? [b, a] : [a, b]
  return numberOf(lower) >= numberOf(upper)
}

/** Two beginnings, or two ends, of which neither goes on as the other one. */
function excludesText(a: Read, b: Read): boolean {
  const [one, other] = [textIn(a), textIn(b)]
  if (a.operator !== b.operator) return false
  if (a.operator === 'starts with') return !one.startsWith(other) && !other.startsWith(one)
  return a.operator === 'ends with' && !one.endsWith(other) && !other.endsWith(one)
}

/** What begins, or ends, otherwise is none of the ruled out. */
function impliesAffix(a: Read, ruledOut: readonly (string | number | boolean)[] | undefined): boolean {
  if (!ruledOut || (a.operator !== 'starts with' && a.operator !== 'ends with')) return false
  return ruledOut.every((value) => holds(a.type, a.operator, a.operand, value) === false)
}

/** A list that is exactly one set has nothing that another row asks for beyond it. */
function excludesList(a: Read, b: Read): boolean {
  return a.operator === 'equals' && holds('StringArray', b.operator, b.operand, textsIn(a)) !== true
}

function impliesList(a: Read, b: Read): boolean {
  if (a.operator === 'equals') return holds('StringArray', b.operator, b.operand, textsIn(a)) === true
  const [mine, theirs] = [textsIn(a), textsIn(b)]
  if (b.operator === 'equals') return false
  if (a.operator === 'contains')
    return b.operator === 'one of'
      ? theirs.some((one) => mine.includes(one))
      : theirs.every((one) => mine.includes(one))
  return b.operator === 'one of' ? mine.every((one) => theirs.includes(one)) : sameOne(mine, theirs)
}

const sameOne = (mine: readonly string[], theirs: readonly string[]) =>
  mine.length === 1 && theirs.length === 1 && mine[0] === theirs[0]
