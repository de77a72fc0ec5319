import { ATTRIBUTE_TYPES, RULE_OPERATORS, type AttributeType, type RuleOperator } from '#contract/values/policy.ts'

/** The operators that a rule may use with an attribute of this type (specification section 5). */
export function operatorsOf(type: AttributeType): readonly RuleOperator[] {
  return RULE_OPERATORS[type]
}

export function isAttributeType(value: unknown): value is AttributeType {
  return typeof value === 'string' && (ATTRIBUTE_TYPES as readonly string[]).includes(value)
}

export function isOperatorOf(type: AttributeType, operator: unknown): operator is RuleOperator {
  return typeof operator === 'string' && (RULE_OPERATORS[type] as readonly string[]).includes(operator)
}
