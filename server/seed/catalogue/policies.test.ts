import { expect, test } from 'vitest'
import { lintPolicy } from '#contract/rules/policy/lintPolicy.ts'
import type { PolicyAttribute } from '#contract/rules/policy/policy.ts'
import { readPolicy } from '#contract/rules/policy/readPolicy.ts'
import { ATTRIBUTES, POLICIES } from '../words/policies.ts'
import { policyDocuments, policyId } from './policies.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const { policies, attributes } = policyDocuments(NOW)

test('policies of the demo speak of its attributes, and nothing is odd about them but that some are for everybody', () => {
  const known = ATTRIBUTES.map((one): PolicyAttribute => ({
    ...{ name: one.n ?? '', type: one.type ?? '', source: one.source ?? 'select' },
    values: Array.isArray(one.value) ? one.value : [],
  }))
  const odd = POLICIES.flatMap((one) => lintPolicy(readPolicy(one), known))
  expect(odd.map(({ code }) => code).filter((code) => code !== 'everybody')).toEqual([])
})

test('each is known by its code, and one is still a draft', () => {
  expect(policies.map(({ id }) => id)).toEqual(POLICIES.map(({ code }) => policyId(code)))
  expect(policies.filter(({ published }) => !published)).toHaveLength(1)
  expect(attributes).toHaveLength(5)
  expect(new Set([...policies, ...attributes].map(({ id }) => id)).size).toBe(policies.length + attributes.length)
})
