import { isObject, type JsonObject } from '#contract/rules/diff/json.ts'
import type { Finding } from '#contract/rules/policy/lintPolicy.ts'
import { keptValue } from '#contract/rules/policy/operand.ts'
import { isAttributeType, isOperatorOf, operatorsOf } from '#contract/rules/policy/operatorsOf.ts'
import type { PolicyAttribute, PolicyRow, PolicyRule } from '#contract/rules/policy/policy.ts'

/**
 * What one press does about a finding, on screen `policies.repairs.<name>`: another list of the rule's rows as the wire
 * has them, or the rule goes. What nobody but its author can know (a value, an attribute that is gone) has no repair.
 */
export type Repair =
  { name: 'oneOf' | 'matchType' | 'dropUnknown' | 'removeRow'; rows: RowsStep } | { name: 'removeRule' }
type RowsStep = (wires: readonly unknown[]) => unknown[]

export function repairOf(
  finding: Finding,
  rule: PolicyRule,
  attributes: readonly PolicyAttribute[],
): Repair | undefined {
  const at = finding.row ?? -1
  const row = rule.rows[at]
  switch (finding.code) {
    case 'duplicateRule':
    case 'shadowed':
      return { name: 'removeRule' }
    case 'duplicateRow':
      return { name: 'removeRow', rows: (wires) => wires.toSpliced(at, 1) }
    case 'contradiction':
      return row && oneOf(rule.rows[finding.with ?? -1], row, { at, with: finding.with ?? -1 })
    case 'otherType':
      return row && matchType(row, at, attributes)
    case 'unknownValue':
      return row && dropUnknown(row, at, finding.values ?? [])
    default:
      return undefined
  }
}

/** Two rows that each name values of one attribute become one that takes any of them. */
function oneOf(first: PolicyRow | undefined, row: PolicyRow, place: { at: number; with: number }): Repair | undefined {
  const [some, more] = [first && namedValues(first), namedValues(row)]
  if (!some || !more || row.type !== 'String') return undefined
  const val = [...new Set([...some, ...more])]
  const rows: RowsStep = (wires) => changed(wires, place.with, { op: 'one of', val }).toSpliced(place.at, 1)
  return { name: 'oneOf', rows }
}

function namedValues({ operator, value }: PolicyRow): readonly string[] | undefined {
  if (operator === 'equals' && typeof value === 'string') return [value]
  const isList = operator === 'one of' && Array.isArray(value)
  return isList ? value.filter((one): one is string => typeof one === 'string') : undefined
}

/** The row asks by the type that its attribute has now, and keeps what of its value that can hold. */
function matchType(row: PolicyRow, at: number, attributes: readonly PolicyAttribute[]): Repair | undefined {
  const type = attributes.find(({ name }) => name === row.attribute)?.type
  if (!isAttributeType(type)) return undefined
  const op = isOperatorOf(type, row.operator) ? row.operator : operatorsOf(type)[0]
  if (op === undefined) return undefined
  const val = keptValue(row.value, type, op) ?? ''
  return { name: 'matchType', rows: (wires) => changed(wires, at, { aty: type, op, val }) }
}

/** Of a list the values that the attribute has stay; where none would, its author has to say what was meant. */
function dropUnknown({ value }: PolicyRow, at: number, odd: readonly string[]): Repair | undefined {
  const known = Array.isArray(value) ? value.filter((one) => !odd.includes(String(one))) : []
  if (known.length === 0) return undefined
  return { name: 'dropUnknown', rows: (wires) => changed(wires, at, { val: known }) }
}

function changed(wires: readonly unknown[], at: number, change: JsonObject): unknown[] {
  return wires.map((wire, nth) => (nth === at && isObject(wire) ? { ...wire, ...change } : wire))
}
