import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** Topics that change what the dashboard says. */
const TOPICS: readonly string[] = ['version', 'job', 'timing', 'type', 'reset']

/** The dashboard's data in the viewer's zone; asked for again when the server tells of changes. */
export function useDashboard() {
  const { calls, product } = useConsole()
  const zone = useFormat().settings.timeZone
  const query = useQuery({
    queryKey: ['readDashboard', product, zone],
    queryFn: ({ signal }) => calls.readDashboard({ query: { zone }, signal }),
    staleTime: 20_000,
    placeholderData: keepPreviousData,
  })
  useGatheredEvents(TOPICS, () => void query.refetch())
  return query
}
