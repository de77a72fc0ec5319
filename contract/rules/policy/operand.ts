import type { AttributeType, RuleOperator } from '#contract/values/policy.ts'
import { parseDate } from '../dates/parseDate.ts'

/** What a rule compares with, by what its value editor holds. */
export type Operand =
  | { shape: 'text'; value: string }
  | { shape: 'texts'; value: readonly string[] }
  | { shape: 'number'; value: number }
  | { shape: 'boolean'; value: boolean }
  | { shape: 'instant'; value: number }
type OperandShape = Operand['shape']

/** Which value an operator takes of an attribute of this type. */
function operandShape(type: AttributeType, operator: RuleOperator): OperandShape {
  switch (type) {
    case 'Number':
      return 'number'
    case 'Boolean':
      return 'boolean'
    case 'DateTime':
      return 'instant'
    case 'StringArray':
      return 'texts'
    case 'String':
      return operator === 'one of' || operator === 'none of' ? 'texts' : 'text'
  }
}

/**
 * The value of a rule as its operator needs it; undefined where it has none that fits. Texts are compared letter by
 * letter once composed (NFC), without blanks around them; several may come comma-joined (calls.md section 0).
 */
export function readOperand(type: AttributeType, operator: RuleOperator, value: unknown): Operand | undefined {
  const shape = operandShape(type, operator)
  switch (shape) {
    case 'text': {
      const text = textOf(value)
      return text === undefined ? undefined : { shape, value: text }
    }
    case 'texts': {
      const texts = textsOf(value)
      return texts === undefined ? undefined : { shape, value: texts }
    }
    case 'number': {
      const number = numberOf(value)
      return number === undefined ? undefined : { shape, value: number }
    }
    case 'boolean':
      return value === true || value === 'true'
        ? { shape, value: true }
        : value === false || value === 'false'
          ? { shape, value: false }
          : undefined
    case 'instant': {
      const instant = parseDate(value)
      return instant === undefined ? undefined : { shape, value: instant }
    }
  }
}

/**
 * The value that stays when type or operator of a row change: what the new operator can hold, as it holds it;
 * undefined where nothing of it fits, so that nobody is left with a value that he cannot see.
 */
export function keptValue(value: unknown, type: AttributeType, operator: RuleOperator): unknown {
  const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [value]
  const isList = operandShape(type, operator) === 'texts'
  const given = Array.isArray(value) && !isList ? (others.length === 0 ? first : undefined) : value
  const plain = isList && (typeof given === 'number' || typeof given === 'boolean') ? String(given) : given
  const text = operandShape(type, operator) === 'text' && typeof given === 'number' ? String(given) : plain
  const operand = readOperand(type, operator, text)
  if (!operand) return undefined
  return operand.shape === 'instant' ? new Date(operand.value).toISOString() : operand.value
}

/** Composed and without blanks around it: how texts of rules and viewers are compared. */
export function comparable(text: string): string {
  return text.normalize('NFC').trim()
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? comparable(value) : ''
  return text === '' ? undefined : text
}

function textsOf(value: unknown): readonly string[] | undefined {
  const list: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  if (!list.every((one) => typeof one === 'string')) return undefined
  const texts = [...new Set(list.map(comparable))].filter((one) => one !== '')
  return texts.length === 0 ? undefined : texts
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
