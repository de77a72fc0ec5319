import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Wiring } from '../wiring.ts'
import { inMenuOrder } from './loadSession.ts'
import { resourceAccess } from './resourceAccess.ts'

/**
 * The types as they serve now: a type that is made or changed somewhere is in menu, lists and forms of this console
 * without a reload of the page.
 */
export function useServingTypes(
  { calls, events }: Pick<Wiring, 'calls' | 'events'>,
  uid: string,
  first: TypeSummary[],
) {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['types', 'serving', uid],
    queryFn: async ({ signal }) => {
      const types = inMenuOrder(await calls.listTypes({ query: { info: 'row' }, signal }))
      resourceAccess.knowTypes(types)
      return types
    },
    initialData: first,
    staleTime: Infinity,
  })
  useEffect(
    () =>
      events.subscribe(({ topic, id }) => {
        if (topic !== 'type' && topic !== 'reset') return
        calls.forgetTypeForm(topic === 'type' && id !== '' ? id : undefined)
        void queries.invalidateQueries({ queryKey: ['types'] })
        if (topic === 'type') void queries.invalidateQueries({ queryKey: ['countAllContent'] })
      }),
    [calls, events, queries],
  )
  return data
}
