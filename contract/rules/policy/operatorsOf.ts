/** Types of the attributes that policy rules speak of (specification section 3). */
export const ATTRIBUTE_TYPES = ['StringArray', 'String', 'Number', 'Boolean', 'DateTime'] as const
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

const OPERATORS = {
  String: ['equals', 'not equals', 'starts with', 'ends with', 'one of', 'none of'],
  Number: ['equals', 'not equals', 'greater than', 'less than'],
  DateTime: ['before', 'after'],
  Boolean: ['equals'],
  StringArray: ['equals', 'contains', 'one of'],
} as const satisfies Record<AttributeType, readonly string[]>

type RuleOperator = (typeof OPERATORS)[AttributeType][number]

/** The operators that a rule may use with an attribute of this type (specification section 5). */
export function operatorsOf(type: AttributeType): readonly RuleOperator[] {
  return OPERATORS[type]
}

/** Operators that take several values. */
export function takesSeveral(operator: RuleOperator): boolean {
  return operator === 'one of' || operator === 'none of'
}

export function isAttributeType(value: unknown): value is AttributeType {
  return typeof value === 'string' && (ATTRIBUTE_TYPES as readonly string[]).includes(value)
}
