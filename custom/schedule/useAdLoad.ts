import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import { adLimitBy, type AdLimit } from '#contract/rules/ads/adLoadOf.ts'
import { isForProduct, type LoadRules } from '#contract/rules/ads/loadLimits.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { SCHEDULE_POLICY } from './model/schedulePolicy.ts'

/** What the ads of schedules count against. */
type AdLoad = { policies: readonly LoadRules[]; product: string | undefined; limit: AdLimit }

const PAGE_SIZE = 1_000
const NONE: readonly LoadRules[] = []

/** The load policies that are in force for the selected product, else the house's own measure. */
export function useAdLoad(): AdLoad {
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
  return useMemo(() => {
    const own = data.filter((policy) => isForProduct(policy, product))
    const policies = own.length > 0 ? own : [SCHEDULE_POLICY.ads]
    return { policies, product, limit: adLimitBy(policies, product) }
  }, [data, product])
}
