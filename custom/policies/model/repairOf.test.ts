import { describe, expect, it } from 'vitest'
import { lintPolicy } from '#contract/rules/policy/lintPolicy.ts'
import type { PolicyAttribute } from '#contract/rules/policy/policy.ts'
import { policyIn } from './policyValues.ts'
import { repairOf } from './repairOf.ts'

const ATTRIBUTES: PolicyAttribute[] = [
  { name: 'country', type: 'String', source: 'user', values: ['MY', 'SG', 'TH'] },
  { name: 'age', type: 'Number', source: 'user', values: [] },
]
const row = (n: string, op: string, val: unknown, aty = 'String') => ({ aty, n, op, val, src: 'user' })
const allow = (...rules: object[]) => ({ kind: 'action', act: ['view'], effect: true, match: 'all', rules })

/** The first finding of a rule, what its repair is called, and the rows after it. */
function repaired(...rows: object[]) {
  const rule = { ...allow(...rows) }
  const policy = policyIn({ n: 'P', rules: [rule] })
  const [finding] = lintPolicy(policy, ATTRIBUTES)
  const own = policy.rules[0]
  const repair = finding && own && repairOf(finding, own, ATTRIBUTES)
  const after = repair && 'rows' in repair ? repair.rows(rows) : undefined
  const left = after && lintPolicy(policyIn({ n: 'P', rules: [{ ...rule, rules: after }] }), ATTRIBUTES)
  return { code: finding?.code, name: repair?.name, after, left }
}

describe('a repair', () => {
  it('makes of two countries at once one of them', () => {
    const { code, name, after, left } = repaired(row('country', 'equals', 'MY'), row('country', 'one of', ['SG', 'TH']))
    expect([code, name, left]).toEqual(['contradiction', 'oneOf', []])
    expect(after).toEqual([row('country', 'one of', ['MY', 'SG', 'TH'])])
  })

  it('takes the second of two equal rows away', () => {
    const one = row('country', 'equals', 'MY')
    expect(repaired(one, one)).toEqual({ code: 'duplicateRow', name: 'removeRow', after: [one], left: [] })
  })

  it('asks by the type that the attribute has now', () => {
    const { code, name, after } = repaired(row('age', 'equals', '18'))
    expect([code, name]).toEqual(['otherType', 'matchType'])
    expect(after).toMatchObject([{ aty: 'Number', op: 'equals' }])
  })

  it('drops values that the attribute has not, and leaves a value alone that is all there is', () => {
    expect(repaired(row('country', 'one of', ['MY', 'XX']))).toMatchObject({
      ...{ name: 'dropUnknown', after: [row('country', 'one of', ['MY'])], left: [] },
    })
    expect(repaired(row('country', 'equals', 'XX'))).toMatchObject({ code: 'unknownValue', name: undefined })
  })
})
