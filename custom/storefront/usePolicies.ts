import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import type { Policy, PolicyAttribute } from '#contract/rules/policy/policy.ts'
import { policyGate, type PolicyGate } from '#contract/rules/policy/policyGate.ts'
import { readAttribute, readPolicy } from '#contract/rules/policy/readPolicy.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'

/** The policies in force: what the lens asks, and what fields choose among. */
export type Policies = {
  /** Undefined while they are not known: then they hide nothing. */
  gate: PolicyGate | undefined
  policies: readonly Policy[]
  attributes: readonly PolicyAttribute[]
}

const PAGE_SIZE = 1_000
const NONE: Policies = { gate: undefined, policies: [], attributes: [] }

/** Published policies and attributes of the selected product. */
export function usePolicies(): Policies {
  const console = useContext(ConsoleContext)
  const { data } = useQuery({
    queryKey: ['storefront', 'policies', console?.product],
    queryFn: async ({ signal }) => {
      const query = { st: 'published', pageSize: PAGE_SIZE }
      const [policies, attributes] = await Promise.all([
        console?.calls.listPolicies({ query, signal }),
        console?.calls.listAttributes({ query, signal }),
      ])
      return {
        policies: (policies?.rows ?? []).map(readPolicy),
        attributes: (attributes?.rows ?? []).map(readAttribute),
      }
    },
    enabled: console?.calls.listPolicies !== undefined && console.calls.listAttributes !== undefined,
    staleTime: 30_000,
  })
  return useMemo(() => (data ? { ...data, gate: policyGate(data.policies, data.attributes) } : NONE), [data])
}
