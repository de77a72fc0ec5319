import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { CONFIG_URN } from '#contract/values/urn.ts'
import type { Wiring } from '../wiring.ts'
import { readShellConfigs, type SessionData } from './loadSession.ts'

const KEY = ['shellConfigs']

/**
 * Menu, languages and addresses of the console as they are configured now: what somebody publishes is on everybody's
 * screen without a reload. Where it cannot be read again, what was read before stays.
 */
export function useServedMenu({ calls, events }: Pick<Wiring, 'calls' | 'events'>, session: SessionData): SessionData {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => readShellConfigs(calls),
    enabled: false,
    staleTime: Infinity,
  })
  useEffect(
    () =>
      events.subscribe(({ topic, urn }) => {
        if (topic !== 'version' || urn !== CONFIG_URN) return
        void queries
          .fetchQuery({ queryKey: KEY, queryFn: () => readShellConfigs(calls), staleTime: 0 })
          .catch(() => undefined)
      }),
    [calls, events, queries],
  )
  return useMemo(() => (data ? { ...session, ...data } : session), [session, data])
}
