import { useQuery } from '@tanstack/react-query'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { useSteadyReading } from '#kit/parts/context/useSteadyReading.ts'

/** Time alone brings trouble about: the number is read again after so long, in ms. */
const STALE_MS = 60_000
/** An ingestion tells of thousands of changes: two readings are at least so far apart, in ms. */
const APART_MS = 10_000
/** What changes it: airings, their rights, days that near their air time, and a stream that has begun anew. */
const TOPICS: readonly string[] = ['version', 'schedule', 'reset']

/** How many channels want somebody at once; undefined until it is known, or where the service does not count them. */
export function useTroubleCount(): number | undefined {
  const { calls, product } = useConsole()
  const { data, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['countOnAir', product],
    enabled: useServiceHas('onAirCount'),
    queryFn: ({ signal }) => calls.countOnAir({ signal }),
    refetchInterval: STALE_MS,
  })
  useGatheredEvents(TOPICS, useSteadyReading(refetch, dataUpdatedAt, APART_MS))
  return data?.trouble
}
