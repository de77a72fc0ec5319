import { useMemo } from 'react'
import { adLimitBy, type AdLimit } from '#contract/rules/ads/adLoadOf.ts'
import type { LoadRules } from '#contract/rules/ads/loadLimits.ts'
import { useLoadPolicies } from '#kit/parts/context/useLoadPolicies.ts'
import { SCHEDULE_POLICY } from './model/schedulePolicy.ts'

/** What the ads of schedules count against. */
type AdLoad = { policies: readonly LoadRules[]; product: string | undefined; limit: AdLimit }

/** The load policies that are in force for the selected product, else the house's own measure. */
export function useAdLoad(): AdLoad {
  const { policies, product } = useLoadPolicies(SCHEDULE_POLICY.ads)
  return useMemo(() => ({ policies, product, limit: adLimitBy(policies, product) }), [policies, product])
}
