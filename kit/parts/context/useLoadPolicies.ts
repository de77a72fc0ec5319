import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import { policiesFor, type LoadRules } from '#contract/rules/ads/loadLimits.ts'
import { ConsoleContext } from './ConsoleContext.ts'

const PAGE_SIZE = 1_000
const NONE: readonly LoadRules[] = []

/** The load policies that are in force for the selected product, else the house's own; it has to be the same object each time. */
export function useLoadPolicies(house: LoadRules): { policies: readonly LoadRules[]; product: string | undefined } {
  const console = useContext(ConsoleContext)
  const product = console?.product
  const { data = NONE } = useQuery({
    queryKey: ['loadPolicies', product],
    queryFn: async ({ signal }) => {
      const query = { st: 'published', pageSize: PAGE_SIZE }
      return (await console?.calls.listLoadPolicies({ query, signal }))?.rows ?? NONE
    },
    enabled: console?.calls.listLoadPolicies !== undefined && console.extensions.includes('ads'),
    staleTime: 30_000,
  })
  return useMemo(() => ({ policies: policiesFor(data, product, house), product }), [data, product, house])
}
