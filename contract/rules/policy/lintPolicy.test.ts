import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ATTRIBUTE_TYPES, RULE_OPERATORS, type AttributeType, type RuleOperator } from '#contract/values/policy.ts'
import { evaluate, preparePolicies } from './evaluate.ts'
import { lintPolicy } from './lintPolicy.ts'
import { keptValue, readOperand } from './operand.ts'
import type { PolicyAttribute, PolicyRow } from './policy.ts'
import { prepareRow } from './prepareRow.ts'
import { fieldsOfRules, readPolicy, ruleOnWire } from './readPolicy.ts'
import { excludeEachOther, impliesRow } from './relateRows.ts'

const ATTRIBUTES: readonly PolicyAttribute[] = [
  { name: 'country', type: 'String', source: 'select', values: ['MY', 'SG'] },
  { name: 'age', type: 'Number', source: 'user', values: [] },
]
const country = (op: string, val: unknown) => ({ aty: 'String', n: 'country', op, val })
const age = (op: string, val: unknown) => ({ aty: 'Number', n: 'age', op, val })
const codes = (json: object) => lintPolicy(readPolicy({ id: 'p', ...json }), ATTRIBUTES).map(({ code }) => code)

describe('what is odd about a policy', () => {
  it('finds rows that never hold together, and none where any of them is enough', () => {
    const rules = [country('equals', 'MY'), country('equals', 'SG')]
    expect(lintPolicy(readPolicy({ effect: 'Allow', rules }), ATTRIBUTES)).toEqual([
      { code: 'contradiction', rule: 0, row: 1, with: 0 },
    ])
    expect(codes({ effect: 'Allow', match: 'any', rules })).toEqual([])
    expect(codes({ effect: 'Allow', rules: [age('greater than', 18), age('less than', 18)] })).toEqual([
      'contradiction',
    ])
  })
  it('finds duplicates of rows and rules', () => {
    const rules = [country('equals', 'MY'), country('equals', 'MY')]
    expect(codes({ effect: 'Allow', rules })).toEqual(['duplicateRow'])
    const rule = { effect: 'Allow', rules: [age('less than', 9)] }
    expect(codes({ ...rule, more: [rule] })).toEqual(['duplicateRule'])
  })
  it('finds a rule that a deny leaves no effect, and not one that it leaves some', () => {
    const allow = { effect: 'Allow', rules: [country('equals', 'MY'), age('greater than', 18)] }
    const wide = { effect: 'Deny', rules: [country('one of', ['MY', 'SG'])] }
    expect(codes({ ...allow, more: [wide] })).toEqual(['shadowed'])
    expect(codes({ ...allow, more: [{ ...wide, rules: [...wide.rules, age('less than', 5)] }] })).toEqual([])
    expect(codes({ ...allow, more: [{ ...wide, act: ['play'] }] })).toEqual([])
  })
  it('tells ids of people who are not known, where values are people and are compared whole', () => {
    const person = { name: 'person', type: 'String', source: 'user', values: [], field: 'uid' } as const
    const say = (op: string, val: unknown, attribute: PolicyAttribute = person) => {
      const rules = [{ aty: 'String', n: 'person', op, val }]
      return lintPolicy(readPolicy({ effect: 'Allow', rules }), [attribute], new Set(['u-2']))
    }
    const told = [{ code: 'unknownPerson', rule: 0, row: 0, values: ['u-2'] }]
    expect([say('one of', ['u-1', 'u-2']), say('equals', 'u-2')]).toEqual([told, told])
    expect([say('one of', ['u-1']), say('starts with', 'u-2')]).toEqual([[], []])
    expect(say('equals', 'u-2', { ...person, source: 'content' })).toEqual([])
    const many = Array.from({ length: 501 }, (_none, nth) => `u-${nth}`)
    expect(say('one of', many)).toEqual([{ code: 'tooMany', rule: 0, row: 0 }])
  })
  it('finds values and attributes that nobody has', () => {
    expect(codes({ effect: 'Allow', rules: [country('one of', ['MY', 'XX'])] })).toEqual(['unknownValue'])
    expect(codes({ effect: 'Allow', rules: [{ ...country('equals', 'MY'), n: 'land' }] })).toEqual(['unknownAttribute'])
    expect(codes({ effect: 'Allow', rules: [{ ...age('equals', '5'), aty: 'String' }] })).toEqual(['otherType'])
    expect(codes({ effect: 'Allow', rules: [country('starts with', 'X')] })).toEqual([])
  })
  it('finds what keeps a rule from being applied', () => {
    expect(codes({ effect: 'Allow', rules: [age('starts with', '1')] })).toEqual(['badOperator'])
    expect(codes({ effect: 'Allow', rules: [age('equals', 'many')] })).toEqual(['badValue'])
    expect(codes({ effect: 'Allow', rules: [], more: ['nonsense'] })).toEqual(['everybody', 'unreadable'])
  })
  it('says that a rule without rows holds for everybody, but not where it allows what others leave', () => {
    const rest = { effect: 'Allow', rules: [] }
    const minors = { effect: 'Deny', rules: [age('less than', 13)] }
    expect(codes({ ...rest, more: [] })).toEqual(['everybody'])
    expect(codes({ ...minors, more: [rest] })).toEqual([])
    expect(codes({ ...minors, off: true, more: [rest] })).toEqual(['everybody'])
    expect(codes({ ...rest, more: [{ effect: 'Deny', rules: [] }] })).toEqual(['shadowed', 'everybody'])
  })
  it('says that nothing is allowed where no rule allows', () => {
    expect(codes({ effect: 'Deny', rules: [age('less than', 13)] })).toEqual(['nobody'])
    expect(codes({})).toEqual(['nobody'])
  })
})

const words = fc.constantFrom('a', 'ab', 'b', 'ba')
const numbers = fc.integer({ min: 0, max: 4 })
const days = fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03')
const lists = fc.uniqueArray(words, { minLength: 1, maxLength: 3 })

/** A row on one attribute, of an operator of its type with a value that fits. */
const rowOf = (type: AttributeType) =>
  fc.constantFrom(...(RULE_OPERATORS[type] as readonly RuleOperator[])).chain((operator): fc.Arbitrary<PolicyRow> => {
    const single = { String: words, Number: numbers, DateTime: days, Boolean: fc.boolean(), StringArray: lists }[type]
    const value: fc.Arbitrary<unknown> =
      type === 'String' && (operator === 'one of' || operator === 'none of') ? lists : single
    return value.map((one) => ({ type, attribute: 'x', operator, value: one }))
  })
/** All that a viewer may have under the attribute, as far as the rows tell it apart. */
const HELD: Readonly<Record<AttributeType, readonly unknown[]>> = {
  String: [undefined, '', 'a', 'ab', 'aba', 'b', 'ba', 'bab', 'c'],
  Number: [undefined, -1, 0, 0.5, 1, 1.5, 2, 3, 3.5, 4, 5],
  DateTime: [undefined, '2025-12-31', '2026-01-01', '2026-01-01T12:00:00Z', '2026-01-02', '2026-01-03', '2026-02-01'],
  Boolean: [undefined, true, false],
  StringArray: [
    undefined,
    [],
    ['a'],
    ['b'],
    ['ab'],
    ['a', 'b'],
    ['a', 'ab'],
    ['b', 'ba'],
    ['a', 'ab', 'b', 'ba'],
    ['c'],
  ],
}
const pairsOfRows = fc
  .constantFrom(...ATTRIBUTE_TYPES)
  .chain((type) => fc.tuple(rowOf(type), rowOf(type), fc.constant(type)))
const isHeld = (row: PolicyRow, x: unknown) => prepareRow(row).answer({ viewer: { x }, at: 0 }) === true

describe('laws', () => {
  it('rows that are said to exclude each other are never held by one value', () => {
    fc.assert(
      fc.property(pairsOfRows, ([one, other, type]) => {
        if (!excludeEachOther(one, other)) return
        for (const x of HELD[type]) expect(isHeld(one, x) && isHeld(other, x)).toBe(false)
      }),
    )
  })
  it('a row that is said to imply another is never held without it', () => {
    fc.assert(
      fc.property(pairsOfRows, ([one, other, type]) => {
        if (!impliesRow(one, other)) return
        for (const x of HELD[type]) if (isHeld(one, x)) expect(isHeld(other, x)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
  it('an allowing rule that is said to be shadowed never allows', () => {
    const rules = fc.constantFrom(...ATTRIBUTE_TYPES).chain((type) => {
      const rule = fc.record({ match: fc.constantFrom('all', 'any'), rules: fc.array(rowOf(type), { maxLength: 2 }) })
      return fc.tuple(rule, rule, fc.constant(type))
    })
    fc.assert(
      fc.property(rules, ([allow, deny, type]) => {
        const wire = ({ match, rules: rows }: typeof allow, effect: string) => ({
          ...{ effect, match },
          rules: rows.map((row) => ({ aty: row.type, n: 'x', op: row.operator, val: row.value })),
        })
        const policy = readPolicy({ id: 'p', ...wire(allow, 'Allow'), more: [wire(deny, 'Deny')] })
        if (!lintPolicy(policy).some(({ code }) => code === 'shadowed')) return
        for (const x of HELD[type])
          expect(evaluate(preparePolicies([policy]), { viewer: { x }, at: 0 }).effect).toBe('Deny')
      }),
      { numRuns: 400 },
    )
  })
  it('what a policy says stands on the wire as it was read', () => {
    const rule = fc.record({
      effect: fc.constantFrom('Allow', 'Deny'),
      match: fc.constantFrom('all', 'any'),
      kind: fc.constantFrom('action', 'custom'),
      rules: fc.array(rowOf('String').map((row) => ({ aty: row.type, n: 'x', op: row.operator, val: row.value }))),
    })
    fc.assert(
      fc.property(rule, fc.array(rule), (first, more) => {
        const wire = { ...first, ...(more.length > 0 && { more }) }
        const { rules } = readPolicy(wire)
        expect(fieldsOfRules(rules.map(ruleOnWire))).toEqual(wire)
        expect(readPolicy(fieldsOfRules(rules.map(ruleOnWire))).rules).toEqual(rules)
      }),
    )
  })
})

test.each<[unknown, AttributeType, RuleOperator, unknown]>([
  ['MY', 'String', 'one of', ['MY']],
  [['MY'], 'String', 'equals', 'MY'],
  [['MY', 'SG'], 'String', 'equals', undefined],
  ['13', 'Number', 'less than', 13],
  [13, 'String', 'equals', '13'],
  [13, 'StringArray', 'contains', ['13']],
  ['kids', 'Number', 'equals', undefined],
  ['2026-01-01', 'DateTime', 'after', '2026-01-01T00:00:00.000Z'],
  ['true', 'Boolean', 'equals', true],
])('of %j a %s that is to be %s keeps %j', (value, type, operator, kept) => {
  expect(keptValue(value, type, operator)).toEqual(kept)
})
test('what is kept fits, and is kept again as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...ATTRIBUTE_TYPES), (value, type) => {
      for (const operator of RULE_OPERATORS[type]) {
        const kept = keptValue(value, type, operator)
        if (kept === undefined) continue
        expect(readOperand(type, operator, kept)).toBeDefined()
        expect(keptValue(kept, type, operator)).toEqual(kept)
      }
    }),
  )
})
