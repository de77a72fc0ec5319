import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listUrn } from '#contract/registry/ownFacts.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { countTitles } from './countTitles.ts'
import type { SavedView } from './savedView.ts'
import { filterOf } from './viewState.ts'

/** `count` is undefined until it is known; a lower bound where counting stopped (`atLeast`). */
export type CountedView = SavedView & { count: number | undefined; atLeast: boolean }

/** A busy server pushes many changes; counts follow at most this often, in ms. */
const THROTTLE_MS = 15_000
/** Relative dates move on by themselves. */
const EACH_MS = 300_000

/** Views with how many titles each finds now; the array must stay the same while its views do. */
export function useCountedViews(views: readonly SavedView[]): readonly CountedView[] {
  const { calls, product } = useConsole()
  const zone = useFormat().settings.timeZone
  useFollow(views)
  const counts = useQueries({
    queries: views.map(({ view }) => {
      const filter = filterOf(view)
      return {
        queryKey: ['viewCount', view.cty, product, filter, zone],
        queryFn: ({ signal }: { signal: AbortSignal }) => countTitles(calls, view.cty, { filter, zone, signal }),
        staleTime: THROTTLE_MS,
        refetchInterval: EACH_MS,
        retry: false,
      }
    }),
  })
  return views.map((view, index) => ({
    ...view,
    count: counts[index]?.data?.count,
    atLeast: counts[index]?.data?.atLeast === true,
  }))
}

/** Pushed changes of a type make its counts stale, gathered so that each is asked once in a while. */
function useFollow(views: readonly SavedView[]): void {
  const { events } = useConsole()
  const client = useQueryClient()
  useEffect(() => {
    const types = new Set(views.map(({ view }) => view.cty))
    const waiting = new Map<string, ReturnType<typeof setTimeout>>()
    const unsubscribe = events.subscribe(({ urn }) => {
      const type = [...types].find((one) => listUrn(one) === urn)
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
  }, [events, client, views])
}
