import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ATTRIBUTE_TYPES, RULE_OPERATORS, type AttributeType, type RuleOperator } from '#contract/values/policy.ts'
import { effectOf, evaluate, preparePolicies, traceOf } from './evaluate.ts'
import { readOperand } from './operand.ts'
import { holds, ROW_ERRORS, type Asked, type RowAnswer } from './prepareRow.ts'
import { readPolicy } from './readPolicy.ts'

/** A policy of one rule: 'Allow', and rows as [type, attribute, operator, value]. */
type Row = readonly [type: string, attribute: string, operator: string, value: unknown]
function aPolicy(id: string, effect: 'Allow' | 'Deny', rows: readonly Row[], more: object = {}) {
  return readPolicy({ id, effect, rules: rows.map(([aty, n, op, val]) => ({ aty, n, op, val })), ...more })
}
const asked = (viewer: object, more: Partial<Asked> = {}): Asked => ({ viewer: { ...viewer }, at: 0, ...more })
const verdict = (policies: readonly ReturnType<typeof readPolicy>[], question: Asked) =>
  evaluate(preparePolicies(policies), question)

const malaysia = aPolicy('my', 'Allow', [['String', 'country', 'one of', ['MY', 'SG']]])
const children = aPolicy('children', 'Deny', [['Number', 'age', 'less than', 13]])

describe('what policies decide', () => {
  it('is denied where nothing matches, and nobody is said to have decided', () => {
    expect(verdict([malaysia], asked({ country: 'US' }))).toMatchObject({ effect: 'Deny', decided: [] })
    expect(verdict([], asked({ country: 'MY' }))).toMatchObject({ effect: 'Deny', decided: [] })
  })
  it('is allowed by a rule that matches', () => {
    const { effect, decided } = verdict([malaysia, children], asked({ country: 'MY', age: 30 }))
    expect([effect, decided]).toEqual(['Allow', [{ policy: 'my', rule: 0 }]])
  })
  it('is denied by one rule that denies, whatever others allow, which are told', () => {
    expect(verdict([malaysia, children], asked({ country: 'MY', age: 11 }))).toMatchObject({
      effect: 'Deny',
      decided: [{ policy: 'children', rule: 0 }],
      overridden: [{ policy: 'my', rule: 0 }],
    })
  })
  it('leaves out and reports a rule of which a row cannot be answered, wherever the row stands', () => {
    const mixed = aPolicy('mixed', 'Deny', [
      ['Number', 'age', 'less than', 99],
      ['StringArray', 'groups', 'contains', 'kids'],
    ])
    const { effect, skipped } = verdict([malaysia, mixed], asked({ country: 'MY', age: 120, groups: 'kids' }))
    expect([effect, skipped]).toEqual(['Allow', [{ policy: 'mixed', rule: 0, row: 1, error: 'wrongType' }]])
  })
  it('matches any row where any is asked for, and nobody where there is none to match', () => {
    const rows: Row[] = [
      ['String', 'country', 'equals', 'MY'],
      ['Boolean', 'staff', 'equals', true],
    ]
    expect(verdict([aPolicy('a', 'Allow', rows, { match: 'any' })], asked({ staff: true })).effect).toBe('Allow')
    expect(verdict([aPolicy('a', 'Allow', rows)], asked({ staff: true })).effect).toBe('Deny')
    expect(verdict([aPolicy('a', 'Allow', [], { match: 'any' })], asked({})).effect).toBe('Deny')
    expect(verdict([aPolicy('a', 'Allow', [])], asked({})).effect).toBe('Allow')
  })
  it('does not ask what is switched off; a rule with all rows off is off, not everybody', () => {
    expect(verdict([aPolicy('a', 'Allow', [], { off: true })], asked({})).effect).toBe('Deny')
    const rules = [{ aty: 'String', n: 'country', op: 'equals', val: 'MY', off: true }]
    expect(verdict([readPolicy({ id: 'a', effect: 'Allow', rules })], asked({})).effect).toBe('Deny')
  })
  it('speaks of the actions that it names, of all where it names none, and of custom ones by their name', () => {
    const played = aPolicy('p', 'Allow', [], { act: ['play'] })
    expect(verdict([played], asked({})).effect).toBe('Deny')
    expect(verdict([played], asked({}, { action: 'play' })).effect).toBe('Allow')
    const custom = aPolicy('c', 'Allow', [], { kind: 'custom', act: ['kids_home'] })
    expect(verdict([custom], asked({}, { action: 'kids_home' })).effect).toBe('Allow')
    expect(verdict([custom], asked({})).effect).toBe('Deny')
  })
  it('asks the title for what comes from content, and the clock for the moment', () => {
    const rules = [
      { aty: 'StringArray', n: 'rating', op: 'one of', val: ['18'], src: 'content' },
      { aty: 'DateTime', n: 'moment', op: 'before', val: '1970-01-02T00:00:00.000Z' },
    ]
    const late = readPolicy({ id: 'late', effect: 'Allow', rules })
    expect(verdict([late], asked({}, { content: { rating: ['18'] } })).effect).toBe('Allow')
    expect(verdict([late], asked({ rating: ['18'] })).effect).toBe('Deny')
    expect(verdict([late], asked({}, { content: { rating: ['18'] }, at: 86_400_000 })).effect).toBe('Deny')
  })
  it('asks policies that were read once anew of each viewer, title and moment', () => {
    const rows = [
      { aty: 'String', n: 'country', op: 'equals', val: 'MY' },
      { aty: 'String', n: 'rating', op: 'equals', val: 'U', src: 'content' },
      { aty: 'DateTime', n: 'moment', op: 'after', val: '1970-01-01T00:00:01Z' },
    ]
    const prepared = preparePolicies([readPolicy({ id: 'p', effect: 'Allow', rules: rows })])
    const [here, away] = [{ country: 'MY' }, { country: 'SG' }]
    const [mild, harsh] = [{ rating: 'U' }, { rating: '18' }]
    const effects = [
      { viewer: here, content: mild, at: 2_000 },
      { viewer: here, content: harsh, at: 2_000 },
      { viewer: away, content: mild, at: 2_000 },
      { viewer: here, content: mild, at: 0 },
      { viewer: here, at: 2_000 },
      { viewer: here, content: mild, at: 2_000 },
    ].map((one) => evaluate(prepared, one).effect)
    expect(effects).toEqual(['Allow', 'Deny', 'Deny', 'Deny', 'Deny', 'Allow'])
  })
  it('takes nothing from what every object has', () => {
    expect(verdict([aPolicy('a', 'Allow', [['String', 'constructor', 'not equals', 'x']])], asked({})).effect).toBe(
      'Allow',
    )
    expect(verdict([aPolicy('a', 'Allow', [['String', '__proto__', 'equals', 'x']])], asked({})).skipped).toEqual([])
  })
  it('says of every rule what became of it, and of every row what it found', () => {
    const off = aPolicy('off', 'Deny', [], { off: true })
    const play = aPolicy('play', 'Deny', [], { act: ['play'] })
    const trace = traceOf(preparePolicies([malaysia, children, off, play]), asked({ country: 'MY', age: 11 }))
    expect(trace.map(({ policy, outcome }) => [policy, outcome])).toEqual([
      ['my', 'overridden'],
      ['children', 'decides'],
      ['off', 'off'],
      ['play', 'otherAction'],
    ])
    expect(trace[1]?.rows).toEqual([{ answer: true, held: 11 }])
  })
})

/** Every operator against what is missing, of another type, and an empty list: [missing, other type, empty list]. */
const DECIDED: readonly [AttributeType, RuleOperator, unknown, RowAnswer, unknown, RowAnswer][] = [
  ['String', 'equals', 'MY', false, 5, 'wrongType'],
  ['String', 'not equals', 'MY', true, 5, 'wrongType'],
  ['String', 'starts with', 'M', false, 5, 'wrongType'],
  ['String', 'ends with', 'Y', false, 5, 'wrongType'],
  ['String', 'one of', ['MY'], false, 5, 'wrongType'],
  ['String', 'none of', ['MY'], true, 5, 'wrongType'],
  ['Number', 'equals', 1, false, '1', 'wrongType'],
  ['Number', 'not equals', 1, true, '1', 'wrongType'],
  ['Number', 'greater than', 1, false, '2', 'wrongType'],
  ['Number', 'less than', 1, false, '0', 'wrongType'],
  ['DateTime', 'before', '2026-01-01', false, 'yesterday', 'wrongType'],
  ['DateTime', 'after', '2026-01-01', false, true, 'wrongType'],
  ['Boolean', 'equals', true, false, 'true', 'wrongType'],
  ['StringArray', 'equals', ['a'], false, 'a', 'wrongType'],
  ['StringArray', 'contains', ['a'], false, 'a', 'wrongType'],
  ['StringArray', 'one of', ['a'], false, [1], 'wrongType'],
]
test('every operator of every type is decided', () => {
  const all = ATTRIBUTE_TYPES.flatMap((type) => RULE_OPERATORS[type].map((operator) => `${type} ${operator}`))
  expect(DECIDED.map(([type, operator]) => `${type} ${operator}`).toSorted()).toEqual(all.toSorted())
})
test.each(DECIDED)('%s %s %j: %s without a value, and %j is %s', (type, operator, value, missing, odd, answer) => {
  const operand = readOperand(type, operator, value)
  if (!operand) throw new Error('no operand')
  expect(holds(type, operator, operand, undefined)).toBe(missing)
  expect(holds(type, operator, operand, null)).toBe(missing)
  expect(holds(type, operator, operand, odd)).toBe(answer)
  expect(holds(type, operator, operand, [])).toBe(type === 'StringArray' ? false : 'wrongType')
})

test.each<[AttributeType, RuleOperator, unknown, unknown, boolean]>([
  ['String', 'equals', 'Zoë', 'Zoe\u0308 ', true],
  ['String', 'equals', 'my', 'MY', false],
  ['String', 'none of', 'MY, SG', 'SG', false],
  ['StringArray', 'equals', ['a', 'b'], ['b', 'a', 'a'], true],
  ['StringArray', 'contains', ['a', 'b'], ['a', 'c'], false],
  ['StringArray', 'contains', 'a', ['a', 'c'], true],
  ['StringArray', 'one of', ['a', 'b'], ['c', 'b'], true],
  ['Number', 'less than', '13', 13, false],
  ['DateTime', 'before', '2026-01-02', '2026-01-01T23:59:59.999Z', true],
])('%s %s %j of %j: %s', (type, operator, value, held, expected) => {
  const operand = readOperand(type, operator, value)
  if (!operand) throw new Error('no operand')
  expect(holds(type, operator, operand, held)).toBe(expected)
})

test.each<[AttributeType, RuleOperator, unknown]>([
  ['String', 'equals', ''],
  ['String', 'one of', []],
  ['String', 'one of', [5]],
  ['Number', 'equals', 'many'],
  ['Number', 'equals', Infinity],
  ['Boolean', 'equals', 'perhaps'],
  ['DateTime', 'after', 'soon'],
  ['StringArray', 'contains', ' , '],
])('a rule whose value says nothing has none: %s %s %j', (type, operator, value) =>
  expect(readOperand(type, operator, value)).toBeUndefined(),
)

/** Values of every kind under few names, so that rules and viewers meet. */
const names = fc.constantFrom('country', 'age', 'groups', 'staff', '__proto__')
const anything = fc.oneof(
  fc.constantFrom('MY', 'SG', 11, 30, true, false, null, '2026-01-01', ['a'], ['a', 'b'], [], '', [5], [null, 'a'], {}),
  fc.jsonValue(),
)
const values = fc.dictionary(names, anything)
const FITTING: Readonly<Record<AttributeType, readonly unknown[]>> = {
  String: ['MY', 'SG', ['MY', 'SG'], 'M'],
  Number: [11, 30, 12.5],
  Boolean: [true, false],
  DateTime: ['2026-01-01', '2026-06-01T12:00:00Z'],
  StringArray: [['a'], ['a', 'b'], ['c']],
}
/** A row that can be answered of whoever has a value of its type. */
const soundRow = fc.constantFrom(...ATTRIBUTE_TYPES).chain((type) =>
  fc.record({
    ...{ aty: fc.constant(type), n: names, op: fc.constantFrom(...RULE_OPERATORS[type]) },
    val: fc.constantFrom(...FITTING[type]),
  }),
)
const anyRow = fc.record({
  aty: fc.constantFrom(...ATTRIBUTE_TYPES, 'Odd'),
  n: names,
  op: fc.constantFrom(...Object.values(RULE_OPERATORS).flat(), 'like'),
  val: anything,
})
/** Rows that make no sense leave their rule out: they are few, or no rule would ever decide. */
const row = fc.oneof<fc.MaybeWeightedArbitrary<unknown>[]>(
  { weight: 6, arbitrary: soundRow },
  { weight: 1, arbitrary: anyRow },
)
const policies = fc.array(
  fc.record({
    id: fc.constantFrom('p', 'q', 'r'),
    effect: fc.constantFrom('Allow', 'Deny'),
    match: fc.constantFrom('all', 'any'),
    rules: fc.array(row, { maxLength: 3 }),
  }),
  { maxLength: 4 },
)

/** What is sound, or now and then any JSON in its place. */
const oddly = <Value>(sound: fc.Arbitrary<Value>) =>
  fc.oneof<fc.MaybeWeightedArbitrary<unknown>[]>(
    { weight: 5, arbitrary: sound },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
const oddRule = {
  kind: oddly(fc.constantFrom('action', 'custom')),
  effect: oddly(fc.constantFrom('Allow', 'Deny', true, false)),
  match: oddly(fc.constantFrom('all', 'any')),
  act: oddly(fc.subarray(['view', 'play', 'own'])),
  off: oddly(fc.boolean()),
  rules: oddly(
    fc.array(
      oddly(
        fc.record(
          {
            ...{ aty: oddly(fc.constantFrom(...ATTRIBUTE_TYPES)), n: oddly(names), val: anything },
            op: oddly(fc.constantFrom(...Object.values(RULE_OPERATORS).flat())),
            ...{ src: oddly(fc.constantFrom('user', 'content')), off: oddly(fc.boolean()) },
          },
          { requiredKeys: [] },
        ),
      ),
      { maxLength: 3 },
    ),
  ),
}
const oddPolicies = fc.array(
  oddly(
    fc.record(
      { ...oddRule, id: oddly(fc.string()), more: oddly(fc.array(fc.record(oddRule, { requiredKeys: [] }))) },
      { requiredKeys: [] },
    ),
  ),
  { maxLength: 4 },
)

/** Sound rules meet odd values more often than odd rules do. */
const someOrOdd = fc.oneof<fc.Arbitrary<unknown[]>[]>(policies, oddPolicies)

describe('laws', () => {
  it('a rule that denies more never allows anything', () => {
    fc.assert(
      fc.property(policies, policies, values, (some, more, viewer) => {
        const denies = more.map((one) => ({ ...one, effect: 'Deny' }))
        const before = verdict(some.map(readPolicy), asked(viewer)).effect
        const after = verdict([...some, ...denies].map(readPolicy), asked(viewer)).effect
        expect([before, after]).not.toEqual(['Deny', 'Allow'])
        // One of them that matches is enough.
        if (verdict(denies.map(readPolicy), asked(viewer)).decided.length > 0) expect(after).toBe('Deny')
      }),
    )
  })
  it('the trace names a rule for each decision, and says the same', () => {
    fc.assert(
      fc.property(policies, values, (some, viewer) => {
        const prepared = preparePolicies(some.map(readPolicy))
        const { effect, decided, skipped } = evaluate(prepared, asked(viewer))
        expect(effectOf(prepared, asked(viewer))).toBe(effect)
        const trace = traceOf(prepared, asked(viewer))
        const deciding = trace.filter(({ outcome }) => outcome === 'decides')
        expect(deciding.map(({ policy, rule }) => ({ policy, rule }))).toEqual(decided)
        expect(deciding.every((one) => one.effect === effect)).toBe(true)
        expect(trace.filter(({ outcome }) => outcome === 'skipped')).toHaveLength(skipped.length)
        // Denied without a rule that denies: then nothing at all matched.
        if (decided.length === 0) expect(trace.some(({ outcome }) => outcome === 'overridden')).toBe(false)
      }),
    )
  })
  it('no JSON makes it throw, as policy, in one, as viewer or as title', () => {
    fc.assert(
      fc.property(someOrOdd, oddly(values), oddly(values), fc.double(), (some, viewer, content, at) => {
        const prepared = preparePolicies(some.map(readPolicy))
        if (typeof viewer !== 'object' || viewer === null || typeof content !== 'object' || content === null) return
        const question = { viewer: viewer as Asked['viewer'], content: content as Asked['viewer'], at }
        const { effect, skipped } = evaluate(prepared, question)
        expect(effectOf(prepared, question)).toBe(effect)
        expect(traceOf(prepared, question)).toHaveLength(prepared.rules.length)
        for (const { error } of skipped) expect(['unreadable', ...ROW_ERRORS]).toContain(error)
      }),
    )
  })
})
