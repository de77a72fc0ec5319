import { expect, test } from 'vitest'
import { ATTRIBUTE_TYPES, isAttributeType, operatorsOf, takesSeveral, type AttributeType } from './operatorsOf.ts'

test.each<[AttributeType, string[]]>([
  ['String', ['equals', 'not equals', 'starts with', 'ends with', 'one of', 'none of']],
  ['Number', ['equals', 'not equals', 'greater than', 'less than']],
  ['DateTime', ['before', 'after']],
  ['Boolean', ['equals']],
  ['StringArray', ['equals', 'contains', 'one of']],
])('a rule on a %s may use %j', (type, operators) => expect(operatorsOf(type)).toEqual(operators))

test('one of and none of take several values, no other operator does', () => {
  const all = new Set(ATTRIBUTE_TYPES.flatMap(operatorsOf))
  expect([...all].filter(takesSeveral)).toEqual(['one of', 'none of'])
})

test('only the five types are types', () => {
  expect(ATTRIBUTE_TYPES.every(isAttributeType)).toBe(true)
  for (const other of ['string', 'constructor', '', undefined]) expect(isAttributeType(other)).toBe(false)
})
