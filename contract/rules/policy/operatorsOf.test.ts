import { expect, test } from 'vitest'
import { ATTRIBUTE_TYPES, type AttributeType } from '#contract/values/policy.ts'
import { isAttributeType, isOperatorOf, operatorsOf } from './operatorsOf.ts'

test.each<[AttributeType, string[]]>([
  ['String', ['equals', 'not equals', 'starts with', 'ends with', 'one of', 'none of']],
  ['Number', ['equals', 'not equals', 'greater than', 'less than']],
  ['DateTime', ['before', 'after']],
  ['Boolean', ['equals']],
  ['StringArray', ['equals', 'contains', 'one of']],
])('a rule on a %s may use %j', (type, operators) => expect(operatorsOf(type)).toEqual(operators))

test('only the five types are types, and only their operators are theirs', () => {
  expect(ATTRIBUTE_TYPES.every(isAttributeType)).toBe(true)
  for (const other of ['string', 'constructor', '', undefined]) expect(isAttributeType(other)).toBe(false)
  expect(isOperatorOf('Number', 'greater than')).toBe(true)
  for (const other of ['before', 'length', 0, undefined]) expect(isOperatorOf('Number', other)).toBe(false)
})
