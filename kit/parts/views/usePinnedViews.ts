import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { catalogUrn } from '#contract/values/urn.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { countBody } from './countBody.ts'
import type { SavedView } from './savedView.ts'
import { useViews } from './useViews.ts'
import { filterOf } from './viewState.ts'

export type PinnedView = SavedView & { count: number | undefined; atLeast: boolean }

/** Beyond this many counts the menu would be slow to read and the server busy with it. */
export const MOST_PINNED = 12
/** A busy server pushes many changes; counts follow at most this often, in ms. */
const THROTTLE_MS = 15_000
/** Relative dates move on by themselves. */
const EACH_MS = 300_000

/** The views that the user pinned, each with how many titles it finds now. */
export function usePinnedViews(): readonly PinnedView[] {
  const { calls, product } = useConsole()
  const { views, preferences } = useViews()
  const zone = useFormat().settings.timeZone
  const pinned = useMemo(
    () => preferences.pinned.flatMap((id) => views.find((one) => one.id === id) ?? []).slice(0, MOST_PINNED),
    [preferences.pinned, views],
  )
  useFollow(pinned)
  const counts = useQueries({
    queries: pinned.map(({ view }) => {
      const body = countBody(view.cty, filterOf(view), zone)
      return {
        queryKey: ['viewCount', view.cty, product, body],
        queryFn: ({ signal }: { signal: AbortSignal }) => calls.filterContent({ body, signal }),
        staleTime: THROTTLE_MS,
        refetchInterval: EACH_MS,
        retry: false,
      }
    }),
  })
  return pinned.map((view, index) => ({
    ...view,
    count: counts[index]?.data?.count,
    atLeast: counts[index]?.data?.atLeast === true,
  }))
}

/** Pushed changes of a type make its counts stale, gathered so that each is asked once in a while. */
function useFollow(pinned: readonly SavedView[]): void {
  const { events } = useConsole()
  const client = useQueryClient()
  useEffect(() => {
    const types = new Set(pinned.map(({ view }) => view.cty))
    const waiting = new Map<string, ReturnType<typeof setTimeout>>()
    const unsubscribe = events.subscribe(({ urn }) => {
      const type = [...types].find((one) => catalogUrn(one) === urn)
      if (!type || waiting.has(type)) return
      const ask = () => {
        waiting.delete(type)
        void client.invalidateQueries({ queryKey: ['viewCount', type] })
      }
      waiting.set(type, setTimeout(ask, THROTTLE_MS))
    })
    return () => {
      unsubscribe()
      for (const timer of waiting.values()) clearTimeout(timer)
    }
  }, [events, client, pinned])
}
