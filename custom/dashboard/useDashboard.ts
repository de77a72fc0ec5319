import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** Pushed changes are gathered this long, in ms. */
const GATHER_MS = 1_500
/** Topics that change what the dashboard says. */
const TOPICS: readonly string[] = ['version', 'job', 'timing', 'type', 'reset']

/** The dashboard's data in the viewer's zone; asked for again when the server tells of changes. */
export function useDashboard() {
  const { calls, events, product } = useConsole()
  const zone = useFormat().settings.timeZone
  const query = useQuery({
    queryKey: ['readDashboard', product, zone],
    queryFn: ({ signal }) => calls.readDashboard({ query: { zone }, signal }),
    staleTime: 20_000,
    placeholderData: keepPreviousData,
  })
  const { refetch } = query
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = events.subscribe(({ topic }) => {
      if (timer || !TOPICS.includes(topic)) return
      timer = setTimeout(() => {
        timer = undefined
        void refetch()
      }, GATHER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [events, refetch])
  return query
}
