import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CaseOutcome } from '#contract/schemas/policy/evaluation.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useSettled } from '#kit/parts/context/useSettled.ts'
import type { Values } from '#kit/record/editor/workingValues.ts'
import { casesIn, payloadOfPolicy } from '../model/policyValues.ts'

export type CaseRun = {
  /** In the order of the cases; none while nothing is known of this draft. */
  outcomes: readonly CaseOutcome[] | undefined
  failing: number
  error: unknown
  again: () => void
}

/** Asks the server what the draft says of its cases, as typing pauses: the very gate of publishing. */
export function useCaseRun(values: Values): CaseRun {
  const { calls } = useConsole()
  const has = useServiceHas('policies')
  const payload = useSettled(useMemo(() => payloadOfPolicy(values), [values]))
  const count = casesIn(values).length
  const { data, error, refetch } = useQuery({
    queryKey: ['policyCases', payload],
    enabled: has && count > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => calls.tryPolicyCases({ body: { policy: payload }, signal }),
  })
  const outcomes = count > 0 && data?.length === count ? data : undefined
  const failing = outcomes?.filter(({ passes }) => !passes).length ?? 0
  return { outcomes, failing, error, again: () => void refetch() }
}
