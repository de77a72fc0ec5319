import { useQuery } from '@tanstack/react-query'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

/** Service extension without which nothing is set for a time. */
const TIMING = 'timing'
/** Titles that are told of. */
export const TIMINGS_SHOWN = 5

/** What goes live or off the air next; asked for with the dashboard's own data, so that its part stands with the others. */
export function useTimings() {
  const { calls, extensions, product } = useConsole()
  const isOffered = extensions.includes(TIMING)
  const { data, error, refetch } = useQuery({
    queryKey: ['listTimings', product],
    queryFn: ({ signal }) => calls.listTimings({ query: { pageSize: TIMINGS_SHOWN }, signal }),
    enabled: isOffered,
    staleTime: 20_000,
  })
  return { isOffered, data, error, refetch }
}
