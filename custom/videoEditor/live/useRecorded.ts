import { useQuery } from '@tanstack/react-query'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'

/** What was recorded of an airing, and of which titles; nothing where the service does not tell. */
export function useRecorded(airing: string | undefined) {
  const { calls, product } = useConsole()
  const hasRecordings = useServiceHas('recordings')
  return useQuery({
    queryKey: ['liveToVod', product, 'recorded', airing],
    enabled: hasRecordings && airing !== undefined,
    queryFn: ({ signal }) => calls.readRecording({ params: { id: airing ?? '' }, signal }),
  })
}
